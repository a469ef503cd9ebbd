import type { ReactNode } from 'react';

/** A place in the drawing: x to the right, y down, in units of which 360 are the figure's width. */
export type Point = readonly [x: number, y: number];

interface DiagramProps {
  /** The content of the picture in a few words; the caption. */
  title: string;
  /** The same in sentences, for screen readers. */
  description: string;
  /** Height of the drawing in units. */
  height: number;
  children: ReactNode;
}

/**
 * A drawing 360 units wide, so that it stays readable on a small screen.
 * `<figure class="Diagram"><svg role="img">…</svg><figcaption>…</figcaption></figure>`
 */
export function Diagram({ title, description, height, children }: DiagramProps) {
  const id = `diagram-${title.toLowerCase().replace(/\W+/g, '-')}`;
  return (
    <figure className="Diagram">
      <svg
        viewBox={`0 0 360 ${height}`}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-description`}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-description`}>{description}</desc>
        {children}
      </svg>
      <figcaption aria-hidden="true">{title}</figcaption>
    </figure>
  );
}

interface BoxProps {
  at: Point;
  width: number;
  /** The first line is bold, the others are smaller. */
  lines: readonly string[];
  /** `dashed` is optional, `accent` is the topic of the page. */
  look?: 'plain' | 'dashed' | 'accent' | undefined;
}

/** The height of a box with these lines. */
export const boxHeight = (lines: readonly string[]) => 18 + 18 * lines.length;

/** A rectangle with text; `at` is its upper left corner. */
export function Box({ at: [x, y], width, lines, look = 'plain' }: BoxProps) {
  return (
    <g className="Diagram-box" data-look={look}>
      <rect x={x} y={y} width={width} height={boxHeight(lines)} rx={8} />
      {lines.map((line, index) => (
        <text
          key={line}
          x={x + width / 2}
          y={y + 23 + 18 * index}
          className={index === 0 ? 'Diagram-name' : 'Diagram-detail'}
        >
          {line}
        </text>
      ))}
    </g>
  );
}

interface ArrowProps {
  from: Point;
  to: Point;
  /** Above the middle of a horizontal arrow, or next to a vertical one. */
  label?: string | undefined;
}

/** A horizontal or a vertical arrow. */
export function Arrow({ from, to, label }: ArrowProps) {
  const level = from[1] === to[1];
  const length = level ? Math.abs(to[0] - from[0]) : Math.abs(to[1] - from[1]);
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return (
    <g className="Diagram-arrow">
      <path
        transform={`translate(${from[0]} ${from[1]}) rotate(${turn})`}
        d={`M0 0H${length - 1}m-7 -5l7 5l-7 5`}
      />
      {label && (
        <text
          className="Diagram-label"
          x={level ? (from[0] + to[0]) / 2 : from[0] + 10}
          y={level ? from[1] - 7 : (from[1] + to[1]) / 2 + 4}
          data-anchor={level ? 'middle' : 'start'}
        >
          {label}
        </text>
      )}
    </g>
  );
}
