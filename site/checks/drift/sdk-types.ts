import { createTypeReader } from '../../../packages/members/src/read-type-members.ts';
import { sdkRoot } from '../page-source.ts';

const packages = ['@vev/react', '@vev/utils'] as const;
const read = createTypeReader(sdkRoot);

/** The names of all exports of both packages, types included, each with its package. */
export const sdkExports = new Map(
  packages.flatMap((name) => read(name, {}).members.map((member) => [member.name, name] as const)),
);

/** The names of the parameters of an exported function, with dots before one that takes all remaining arguments. */
export const parametersOf = (name: string) =>
  read(`${sdkExports.get(name)!}#${name}`, { kind: 'parameters' }).members.map(
    (member) => member.name,
  );
