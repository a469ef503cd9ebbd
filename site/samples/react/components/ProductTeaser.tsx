import React from 'react';
import { Image, Link, registerVevComponent } from '@vev/react';
import type { LinkFieldValue, MediaType } from '@vev/utils';

type Props = {
  photo?: MediaType;
  details?: LinkFieldValue;
};

export default function ProductTeaser({ photo, details }: Props) {
  return (
    <article>
      {photo && <Image src={photo} />}
      {details && <Link to={details}>Details</Link>}
    </article>
  );
}

registerVevComponent(ProductTeaser, {
  name: 'Product teaser',
  props: [
    { name: 'photo', type: 'image' },
    { name: 'details', type: 'link' },
  ],
});
