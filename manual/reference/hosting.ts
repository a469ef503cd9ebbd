import readme from '../../deploy/README.md?raw';
import { blocks } from './markdown.ts';

/** Files of `deploy/` that a section explains: the page shows them below it. */
const files: Record<string, { name: string; language: string }> = {
  nginx: { name: 'nginx.conf', language: 'nginx' },
  Caddy: { name: 'Caddyfile', language: 'text' },
};

/** The sections about all hosts, which come last. */
const general = /^(?:Security headers|Under a base path)/;

/** The sections of `deploy/README.md`, one for each host, for a site whose root is the repository. */
export function hosting(): string {
  const written = readme.split(/^## /m).slice(1);
  const sections = [
    ...written.filter((section) => !general.test(section)),
    ...written.filter((section) => general.test(section)),
  ];
  return blocks(
    ...sections
      .filter((section) => !section.startsWith('Tested'))
      .flatMap((section) => {
        const [title = ''] = section.split('\n');
        const file = files[title];
        return [
          `## ${section.trim()}`,
          file &&
            `\`\`\`${file.language} [${file.name}]\n[!include ~/../deploy/${file.name}]\n\`\`\``,
        ];
      }),
  )
    .replaceAll(/\[([\w.]+)\]\(\1\)/g, '`$1`, below,')
    .replaceAll(' --root site', '')
    .replaceAll(/\bsite\/(dist|www)\b/g, '$1')
    .replaceAll('take `site/www`', 'take `www`')
    .replaceAll(
      'included by the configurations in this folder',
      'included by the configurations above',
    );
}
