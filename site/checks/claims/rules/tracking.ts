import type { Rules } from '../rules.ts';
import { breakpoints, trackingEvents, trackingRows } from './schema.ts';

const schema = 'public/schemas/tracking-event.schema.json';

/** Tracking: its main source is the schema of the event. */
export const trackingRules: Rules = {
  'tracking.mdx': {
    'The event': {
      names: [
        ['detail', 'declarations of TypeScript'],
        ['Date.now()', 'declarations of TypeScript'],
      ],
      rows: [
        { source: schema, table: 0, of: withWords(trackingRows.event, { type: 'what happened' }) },
        { source: schema, table: 1, of: trackingRows.metaData },
      ],
    },
    'Standard events': {
      lists: [
        ...[...trackingEvents.values()]
          .filter((names) => names.length > 2)
          .map((names): [string[], string] => [names, schema]),
        [breakpoints, schema],
      ],
      rows: [
        {
          source: schema,
          table: 0,
          of: Object.fromEntries(
            [...trackingEvents].map(([type, names]) => [
              type,
              [`${type.replace('VEV_', '').split('_').at(-1)} ${names.join(' ')}`.toLowerCase()],
            ]),
          ),
        },
        {
          source: schema,
          table: 1,
          of: withWords(trackingRows.data, {
            url: 'address link',
            projectName: 'name of the project',
            breakpoint: `device mode: ${breakpoints.join(' ')}`,
          }),
        },
      ],
    },
    'Custom events': {
      names: [['onVisible onScroll', 'specification 9']],
      rows: [
        {
          source: 'specification 9',
          table: 0,
          of: { Trigger: ['onVisible onScroll'], Action: ['"Track event"'] },
        },
      ],
    },
    'Type the listener': { platform: 'switch' },
    'Forward the events': { names: [['text/plain', 'standard of sendBeacon']] },
    'Track from a component': {
      names: [['metaData', schema]],
      phrases: [['`true` sends nothing', 'sdk code']],
      rows: [
        {
          source: 'types of @vev/react',
          table: 0,
          of: { disabled: ['=boolean, optional', 'true sends nothing'] },
        },
        {
          source: 'types of @vev/react',
          table: 1,
          of: { type: ['=string', 'what happened'], data: ['=object, optional', 'details'] },
        },
      ],
    },
  },
};

/** Rows with other words for some of their descriptions. */
function withWords(rows: Record<string, string[]>, words: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(rows).map(([name, [type, text]]) => [name, [type!, words[name] ?? text!]]),
  );
}
