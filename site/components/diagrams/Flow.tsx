import { Arrow, Box, boxHeight, Diagram } from './Diagram.tsx';

interface Step {
  /** The text of the box; the first line is its name. */
  lines: string[];
  look?: 'plain' | 'dashed' | 'accent';
  /** The data from the previous step to this one. */
  label?: string;
}

interface FlowProps {
  title: string;
  description: string;
  steps: Step[];
}

const gap = 44;
const left = 40;
const width = 280;

/** Boxes in a column, with an arrow from each to the next. */
export function Flow({ title, description, steps }: FlowProps) {
  let y = 4;
  const placed = steps.map((step) => {
    const top = y;
    y += boxHeight(step.lines) + gap;
    return { ...step, top };
  });
  return (
    <Diagram title={title} description={description} height={y - gap + 4}>
      {placed.map(({ lines, look, label, top }, index) => (
        <g key={lines[0]}>
          {index > 0 && (
            <Arrow
              from={[left + width / 2, top - gap + 4]}
              to={[left + width / 2, top - 4]}
              label={label}
            />
          )}
          <Box at={[left, top]} width={width} lines={lines} look={look} />
        </g>
      ))}
    </Diagram>
  );
}
