import { importCandidates, type LiveFile } from '../../../shared/live/sample.ts';

/** The class of a worker that runs a file of the sample: the default export of `./x?worker`. */
export function workerOf(entry: string, files: Record<string, LiveFile>): new () => Worker {
  return class extends Worker {
    constructor() {
      const source = new Blob([workerSource(entry, files)], { type: 'text/javascript' });
      super(URL.createObjectURL(source));
    }
  };
}

/** A script with the files that a file needs, and a `require` for them. */
function workerSource(entry: string, files: Record<string, LiveFile>): string {
  const wanted = new Set([entry]);
  const links: Record<string, Record<string, string>> = {};
  for (const name of wanted) {
    const file = files[name]!;
    if (file.kind !== 'code') continue;
    for (const [, specifier] of file.text.matchAll(/require\(['"](\.[^'"]*)['"]\)/g)) {
      const found = importCandidates(name, specifier!).find((each) => Object.hasOwn(files, each));
      if (found === undefined) continue;
      (links[name] ??= {})[specifier!] = found;
      wanted.add(found);
    }
  }
  const rows = [...wanted].map((name) => {
    const { kind, text } = files[name]!;
    const body = kind === 'code' ? text : `module.exports=${kind === 'data' ? text : '{}'}`;
    return `${JSON.stringify(name)}:function(require,module,exports){${body}\n}`;
  });
  return `const files={${rows.join(',')}},links=${JSON.stringify(links)},known={};
const load=(name)=>{if(known[name])return known[name].exports;const module=known[name]={exports:{}};
files[name]((specifier)=>{const found=links[name]?.[specifier];
if(!found)throw new Error(specifier);return load(found)},module,module.exports);
return module.exports};load(${JSON.stringify(entry)});`;
}
