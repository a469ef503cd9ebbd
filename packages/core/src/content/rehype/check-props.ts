import type { VFile } from 'vfile';
import { badgeTones } from '../../shared/page/badge-tones.ts';
import { callouts } from '../../shared/page/callouts.ts';
import type { AnyElement } from '../base/element.ts';
import { report } from '../source/page-file.ts';

/** The attributes that a built-in component reads, and how it is written. */
interface Props {
  own: string[];
  written: string;
  /** The values of an attribute that has no other ones. */
  values?: Record<string, readonly string[]>;
}

const components: Record<string, Props> = {
  Badge: {
    own: ['tone'],
    written: '<Badge tone="success">New</Badge>',
    values: { tone: badgeTones },
  },
  Card: { own: ['title', 'href', 'icon'], written: '<Card title="…" href="/path">Text</Card>' },
  Cards: { own: [], written: '<Cards><Card title="…">Text</Card></Cards>' },
  Callout: {
    own: ['type', 'title'],
    written: `<Callout type="${Object.keys(callouts)[0]}" title="…">Text</Callout>`,
  },
  Steps: { own: [], written: '<Steps><Step title="…">Text</Step></Steps>' },
  Step: { own: ['title', 'titleLevel'], written: '<Step title="…">Text</Step>' },
  Tabs: { own: ['label', 'group'], written: '<Tabs><Tab title="…">Text</Tab></Tabs>' },
  Tab: { own: ['title'], written: '<Tab title="…">Text</Tab>' },
};

/** Warns of attributes, and values, that a built-in component does not read: other engines have other ones. */
export function checkProps({ tagName, node, names, get }: AnyElement, file: VFile): void {
  const props = Object.hasOwn(components, tagName) ? components[tagName] : undefined;
  if (!props) return;
  for (const name of names()) {
    if (name === 'key' || props.own.includes(name)) continue;
    report(file, node, {
      rule: 'unknown-prop',
      target: `${tagName}.${name}`,
      message: `The attribute ${name} of <${tagName}> has no effect`,
      hint: `Write ${props.written}`,
    });
  }
  for (const [name, expected] of Object.entries(props.values ?? {})) {
    const value = get(name);
    if (value === undefined || expected.includes(value)) continue;
    report(file, node, {
      rule: 'unknown-prop',
      target: `${tagName}.${name}`,
      message: `Unexpected ${name} ${JSON.stringify(value)} of <${tagName}>, expected ${expected.join(', ')}`,
      hint: `Write ${props.written}`,
    });
  }
}
