import { spawnSync } from 'node:child_process';
import { writeSite } from '../../helpers/own-site.ts';
import { docs } from '../../helpers/servers.ts';
import { expect, serverTest as test } from '../../helpers/test.ts';

test(
  'a site with a step title of level 1 is not built: an Invalid error names file, line and the levels expected',
  { tag: ['@built', '@once', '@not-firefox', '@spec-5', '@spec-8', '@ruling-21'] },
  () => {
    const root = writeSite(`refused-${test.info().project.name}`, {
      'docs.config.ts': "export default { title: 'Refused' };",
      'pages/index.mdx': '# Home\n\n:::steps\n# One\n:::\n',
    });
    const [node, cli] = docs;
    const { status, stderr } = spawnSync(node, [cli, 'build', '--root', root], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('pages/index.mdx:4');
    expect(stderr).toContain('Invalid step title level: unexpected 1');
    expect(stderr).toContain('expected a whole number from 2 to 6');
  },
);
