import React from 'react';
import { Link, registerVevComponent } from '@vev/react';
import type { LinkFieldValue } from '@vev/utils';

const website: LinkFieldValue = {
  mode: 2,
  href: 'https://shop.example.com',
  target: true,
};
const email: LinkFieldValue = { mode: 3, email: 'hello@shop.example.com' };
const phone: LinkFieldValue = { mode: 4, phone: '+4755501234' };

export default function ContactLine() {
  return (
    <p>
      <Link to={website}>Website</Link> <Link to={email}>Email</Link>{' '}
      <Link to={phone}>Phone</Link>
    </p>
  );
}

registerVevComponent(ContactLine, { name: 'Contact line' });
