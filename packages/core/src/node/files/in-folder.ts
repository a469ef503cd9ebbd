import type { Output } from './write-output.ts';

/** The part of an output that files are written with. */
export type OutputTarget = Pick<Output, 'write' | 'keep' | 'copy'>;

/** A folder of an output, as the place of an edition's files. */
export function inFolder(output: OutputTarget, folder: string): OutputTarget {
  if (folder === '') return output;
  const place = (name: string) => `${folder}/${name}`;
  return {
    write: (names, content, version) => output.write(names.map(place), content, version),
    keep: (names, version) => output.keep(names.map(place), version),
    copy: (source, name) => output.copy(source, place(name)),
  };
}
