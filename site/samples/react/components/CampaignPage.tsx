import React from 'react';
import { Render } from '@vev/react';

export default function CampaignPage() {
  return (
    <Render
      projectKey="YOUR-PROJECT-KEY"
      pageKey="YOUR-PAGE-KEY"
      loader={<p>Loading the campaign</p>}
    />
  );
}
