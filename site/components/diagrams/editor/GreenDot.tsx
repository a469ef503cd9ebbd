import { Line, Screen } from './Screen.tsx';

/** The sign in the editor while `vev start` runs. */
export function GreenDot() {
  return (
    <Screen
      title="the green dot"
      description="The editor shows a green dot: the local machine is connected. A page of a project has the component from that machine."
      bar="Your project"
      height={176}
    >
      <circle className="Diagram-dot" cx={232} cy={22} r={7} />
      <Line at={[248, 27]} look="label">
        connected
      </Line>
      <g className="Diagram-box" data-look="accent">
        <rect x={60} y={72} width={240} height={62} rx={8} />
        <text className="Diagram-name" x={180} y={98}>
          Monday to Friday
        </text>
        <text className="Diagram-detail" x={180} y={118}>
          09:00 to 17:00
        </text>
      </g>
      <text className="Diagram-label" x={180} y={158}>
        your component, from your machine
      </text>
    </Screen>
  );
}
