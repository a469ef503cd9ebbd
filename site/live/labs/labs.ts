const names = ['tracking', 'cms', 'assets', 'config'] as const;

/** The hosts of the labs, for `live.hosts` of the configuration: a folder each. */
export const labs = Object.fromEntries(
  names.map((name) => [
    name,
    { module: `~/live/labs/${name}/host.ts`, panel: `~/live/labs/${name}/Panel.tsx` },
  ]),
);
