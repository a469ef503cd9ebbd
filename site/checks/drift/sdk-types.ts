import { createTypeReader } from '../../../packages/members/src/read-type-members.ts';
import { sdkRoot } from '../page-source.ts';

const packages = ['@vev/react', '@vev/utils'] as const;
const read = createTypeReader(sdkRoot);

/** The names of all exports of both packages, types included, each with its package. */
export const sdkExports = new Map(
  packages.flatMap((name) => read(name, {}).members.map((member) => [member.name, name] as const)),
);
