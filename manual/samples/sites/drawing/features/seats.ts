import type { PageFeature } from 'stilldocs';

/** Draws a fence `seats` with one number in each line as a row of seats. */
export default function seats({ most }: { most: number }): PageFeature {
  return {
    drawings: {
      seats({ code, sourceLines, title }, page) {
        const rows = code.split('\n').map(Number);
        const wrong = rows.findIndex((row) => !(row > 0 && row <= most));
        if (wrong !== -1) {
          page.report({
            line: sourceLines[wrong]!,
            rule: 'extension',
            message: `A row has no number of seats from 1 to ${most}`,
            hint: 'Write a number in each line',
          });
          return undefined;
        }
        const html = rows
          .map((row) => `<div>${'●'.repeat(row)}</div>`)
          .join('');
        return {
          className: 'Seats',
          html,
          text: `${title ?? 'Seats'}: ${rows.join(', ')}`,
        };
      },
    },
    styles: { 'class="Seats"': './seats.css' },
  };
}
