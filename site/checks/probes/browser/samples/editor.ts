import { takeRegistrations } from '../../../../../samples/live/registry.ts';
import type { Probe } from '../probe.ts';
import registered from './registered.json' with { type: 'json' };
import { openSample } from './running-sample.ts';
import { runSample } from './sample-files.ts';

/** What a file registers, as the editor gets it: of functions and components only that they are there. */
function registeredBy(sample: string): unknown {
  takeRegistrations();
  runSample(sample);
  const configs = takeRegistrations().map(({ config }) => config);
  return JSON.parse(
    JSON.stringify(configs, (_, value) => (typeof value === 'function' ? 'function' : value)),
  );
}

/** The names under which a component gets the values of a schema. */
const named = (page: string, sample: string, part: string | undefined, ...is: string[]): Probe => ({
  page,
  samples: [sample],
  says: `The names of ${part ?? sample}.`,
  run: async () => (await openSample(sample, part)).panel.schema.map(({ name }) => name),
  is,
});

const props = 'react/vev-props/props.ts';

export const editorSamples: Probe[] = [
  ...registered.map(({ page, sample, is }): Probe => ({
    page,
    samples: [sample],
    says: `The editor gets the registration of ${sample}.`,
    run: () => registeredBy(sample),
    is,
  })),
  named(
    'react/vev-props.mdx',
    'react/vev-props/playground.ts',
    undefined,
    'headline',
    'onSale',
    'discount',
    'goods',
  ),
  named('react/vev-props.mdx', props, 'menuProps', 'menuKey'),
  named('react/vev-props.mdx', props, 'variableProps', 'priceKey'),
  named('react/vev-props.mdx', props, 'audioProps', 'sound'),
  named('react/vev-props.mdx', props, 'storageProps', 'mapsKey'),
  named(
    'react/vev-types.mdx',
    'react/vev-types/context.ts',
    'hiddenProps',
    'delivery',
    'deliveryFee',
  ),
];
