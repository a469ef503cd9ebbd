import { Field, Line, Screen } from './Screen.tsx';

/** The fields for designers of the page's product card. */
export function EditPanel() {
  return (
    <Screen
      title="the edit panel"
      description="The edit panel of a product card has three fields: Title, a text input; Price, a number input with 49; and Show as sold out, a switch that is off."
      bar="Product card"
      height={236}
    >
      <Field at={[18, 56]} width={324} label="Title" value="Oak stool" />
      <Field at={[18, 120]} width={324} label="Price" value="49" />
      <Line at={[18, 209]} look="label">
        Show as sold out
      </Line>
      <g className="Diagram-box">
        <rect x={302} y={194} width={40} height={22} rx={11} />
        <circle className="Diagram-knob" cx={313} cy={205} r={7} />
      </g>
    </Screen>
  );
}
