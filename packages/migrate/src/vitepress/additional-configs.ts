import { readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { filesBelow } from 'stilldocs/node';
import { isValues, type Values } from '../values.ts';
import { loadForeignConfig } from '../load-foreign-config.ts';

/**
 * The configurations of single folders that VitePress 2 has, as languages of the configuration: the configuration of
 * the folder of the pages is the first one.
 */
export async function additionalConfigs(folder: string, written: Values): Promise<Values> {
  const source = resolve(folder, typeof written.srcDir === 'string' ? written.srcDir : '.');
  const files = filesBelow(
    source,
    (name) => !/^(?:\.|node_modules$|public$|dist$)/.test(name),
  ).filter(
    (name) =>
      /(?:^|\/)config\.m?[jt]s$/.test(name) &&
      readFileSync(join(source, name), 'utf8').includes('defineAdditionalConfig'),
  );
  if (files.length === 0) return {};
  const locales: Values = isValues(written.locales) ? { ...written.locales } : {};
  for (const name of files) {
    const { value } = await loadForeignConfig(join(source, name), /^vitepress(?:\/|$)/);
    const key = posix.dirname(name) === '.' ? 'root' : posix.dirname(name);
    locales[key] = { ...(isValues(locales[key]) && locales[key]), ...value };
  }
  return { locales };
}
