import type { ReactNode } from 'react';
import { Diagram, type Point } from '../Diagram.tsx';

interface ScreenProps {
  /** The content of the picture in a few words; the caption says that it is a drawing. */
  title: string;
  /** The same in sentences, for screen readers. */
  description: string;
  /** The text in the bar at the top. */
  bar: string;
  /** Height of the drawing in units. */
  height: number;
  children: ReactNode;
}

/** A part of the editor as a schematic drawing: a window with a bar and its content. */
export function Screen({ title, description, bar, height, children }: ScreenProps) {
  return (
    <Diagram
      title={`Drawing: ${title}`}
      description={`A schematic drawing, not a picture of the editor. ${description}`}
      height={height}
    >
      <g className="Diagram-screen">
        <rect x={2} y={2} width={356} height={height - 4} rx={10} />
        <path d={`M2 40H358`} />
        <text className="Diagram-name" x={18} y={27} data-anchor="start">
          {bar}
        </text>
      </g>
      {children}
    </Diagram>
  );
}

interface LineProps {
  /** The start of the text, on its baseline. */
  at: Point;
  children: string;
  look?: 'name' | 'detail' | 'label';
}

/** A line of text that starts at a point. */
export function Line({ at: [x, y], children, look = 'detail' }: LineProps) {
  return (
    <text className={`Diagram-${look}`} x={x} y={y} data-anchor="start">
      {children}
    </text>
  );
}

interface FieldProps {
  /** Upper left corner. */
  at: Point;
  width: number;
  /** Above it. */
  label: string;
  value: string;
}

/** A field with its label. */
export function Field({ at: [x, y], width, label, value }: FieldProps) {
  return (
    <g className="Diagram-box">
      <Line at={[x, y + 12]} look="label">
        {label}
      </Line>
      <rect x={x} y={y + 20} width={width} height={32} rx={6} />
      <Line at={[x + 12, y + 41]}>{value}</Line>
    </g>
  );
}

interface ItemProps {
  /** Upper left corner. */
  at: Point;
  width: number;
  children: string;
  look?: 'plain' | 'accent';
}

/** A line of a list in a frame of its own, or a button. */
export function Item({ at: [x, y], width, children, look = 'plain' }: ItemProps) {
  return (
    <g className="Diagram-box" data-look={look}>
      <rect x={x} y={y} width={width} height={34} rx={6} />
      <Line at={[x + 12, y + 22]}>{children}</Line>
    </g>
  );
}
