import type { PageFeature } from 'stilldocs';

/** `seats=12` after the language of a fence. */
export default function words(): PageFeature {
  return {
    words: {
      seats: {
        value: 'required',
        add: (fences) =>
          fences.map(({ value = '' }) => ({
            marks: [{ line: 0, character: 0, length: 5, className: 'Seat' }],
            notes: [{ line: 0, kind: 'seats', text: `for ${value}` }],
            data: { seats: value },
          })),
      },
    },
  };
}
