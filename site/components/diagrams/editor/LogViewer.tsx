import { Line, Screen } from './Screen.tsx';

const lines = ['2 objects asked for', '2 objects found', 'Oil lamp, 1904', 'Harbor map, 1788'];

/** The output of `console.log` in a handler. */
export function LogViewer() {
  return (
    <Screen
      title="the log viewer"
      description="The log viewer of Museum collection has a line for each call of console.log in the handler, such as: 2 objects found."
      bar="Museum collection: log"
      height={164}
    >
      {lines.map((line, index) => (
        <Line key={line} at={[18, 70 + 26 * index]}>
          {line}
        </Line>
      ))}
    </Screen>
  );
}
