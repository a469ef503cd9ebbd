import type { Claim } from '../detect.ts';
import type { Verdict } from '../bind.ts';
import type { World } from '../world.ts';

/** Product names whose following number is a version, on every page. */
const versions: [before: RegExp, source: string, fact: string][] = [
  [/(?:SDK|@vev\/react`?) $/, 'version of @vev/react in samples/package.json', 'reactSdkVersion'],
  [/@vev\/utils`? $/, 'version of @vev/utils in samples/package.json', 'utilsSdkVersion'],
];

/** Compares a version with the package whose name precedes it. */
export function bindVersion(world: World, claim: Claim): Verdict | undefined {
  const before = claim.context.slice(0, claim.start - claim.contextStart);
  const rule = versions.find(([pattern]) => pattern.test(before));
  if (!rule || !/^\d+\.\d+/.test(claim.text)) return undefined;
  const [, source, fact] = rule;
  if (`${world.facts[fact]}.`.startsWith(`${claim.text}.`)) return { by: source };
  return {
    wrong: `Unexpected version ${claim.text}, expected ${world.facts[fact]}, the ${source}`,
  };
}
