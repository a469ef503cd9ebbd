import React from 'react';
import { registerVevComponent } from '@vev/react';
import type { UploadType } from '@vev/utils';

type Props = {
  file?: UploadType;
};

export default function PriceList({ file }: Props) {
  if (!file) return <p>Upload a price list</p>;
  const url = typeof file === 'string' ? file : file.url;
  return <a href={url}>Download the price list</a>;
}

registerVevComponent(PriceList, {
  name: 'Price list',
  props: [{ name: 'file', type: 'upload', accept: '.pdf,.csv' }],
});
