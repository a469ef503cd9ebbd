import { Arrow, Diagram } from './Diagram.tsx';

/** What the card of the tutorial shows, and what happens before. */
const cards = [
  { text: '8 of 8 seats are free' },
  { text: '7 of 8 seats are free', before: 'a click on the button' },
  { text: 'Sold out', before: 'seven more clicks' },
];

/** The card of the tutorial on components, in the colors of its style sheet. */
export function SeatCards() {
  return (
    <Diagram
      title="Drawing: the card, before and after the interaction"
      description="Three cards, one below the other, headed Bread for beginners. The first says that 8 of 8 seats are free, the second, after a click on the button, that 7 of 8 are, and the third, after seven more clicks, Sold out."
      height={366}
    >
      {cards.map(({ text, before }, index) => (
        <g key={text}>
          {before && (
            <Arrow from={[180, index * 134 - 32]} to={[180, index * 134 - 4]} label={before} />
          )}
          <rect
            x={40}
            y={index * 134 + 2}
            width={280}
            height={94}
            rx={12}
            style={{ fill: '#fff4e0' }}
          />
          <text x={64} y={index * 134 + 44} className="Diagram-shown" data-look="title">
            Bread for beginners
          </text>
          <text x={64} y={index * 134 + 74} className="Diagram-shown">
            {text}
          </text>
        </g>
      ))}
    </Diagram>
  );
}
