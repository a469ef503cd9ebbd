import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { engineRoot } from '../files/engine-version.ts';
import { filesBelow } from '../files/files-below.ts';

it('the German texts of the interface address readers formally', () => {
  const packages = join(engineRoot, '..');
  const files = readdirSync(packages)
    .map((name) => join(packages, name, 'src'))
    .flatMap((folder) => filesBelow(folder).map((file) => join(folder, file)))
    .filter((file) => /\/(?:labels-german\.ts|labels\/german\.json)$/.test(file));
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    expect(text.match(/\b(?:du|dich|dir|dein\w*|hast|bist|kannst|musst)\b.*/gi)).toBeNull();
  }
});
