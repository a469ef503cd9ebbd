// [!region head]
import React from 'react';
import { Link, registerVevComponent } from '@vev/react';
import type { LinkFieldValue } from '@vev/utils';
import styles from './TeaTile.module.css';

type Props = {
  name?: string;
  note?: string;
  target?: LinkFieldValue;
};

const shop: LinkFieldValue = { mode: 2, href: '/' };

export default function TeaTile({
  name = 'Sencha',
  note = 'Fresh and grassy',
  target = shop,
}: Props) {
  return (
    <Link to={target} className={styles.tile}>
      {name}
      <span className={styles.note}>{note}</span>
    </Link>
  );
}

const properties = ['background' as const, 'color' as const];

registerVevComponent(TeaTile, {
  name: 'Tea tile',
  props: [
    { name: 'name', type: 'string' },
    { name: 'note', type: 'string' },
    { name: 'target', type: 'link' },
  ],
  // [!endregion head]
  // [!region core]
  editableCSS: [
    { title: 'Tile', selector: styles.tile, properties },
    { title: 'Hover', selector: `${styles.tile}:hover`, properties },
    { title: 'Keyboard', selector: `${styles.tile}:focus-visible`, properties },
  ],
  // [!endregion core]
  // [!region rest]
});
// [!endregion rest]
