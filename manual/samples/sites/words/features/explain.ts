import type { FenceMark, PageFeature } from 'stilldocs';

const meanings: Record<string, string> = {
  seats: 'The number of guests',
  floor: 'Counted from the street',
};

/** Marks the names in a sample with `explain` that have a meaning. */
export default function explain(): PageFeature {
  return {
    words: {
      explain: {
        add(fences, page) {
          const file = page.addFile('meanings.json', JSON.stringify(meanings));
          return fences.map(({ code, line }) => {
            const marks = code.split('\n').flatMap(marksOf);
            if (marks.length > 0) return { marks, data: { meanings: file } };
            const message = 'No name in the sample has a meaning';
            page.report({ line, rule: 'extension', message });
            return undefined;
          });
        },
      },
    },
    styles: { 'class="Explained"': './explain.css' },
  };
}

function marksOf(text: string, line: number): FenceMark[] {
  return [...text.matchAll(/\w+/g)]
    .filter(([name]) => Object.hasOwn(meanings, name))
    .map(({ 0: name, index: character }) => ({
      line,
      character,
      length: name.length,
      className: 'Explained',
      data: { name },
    }));
}
