import { Diagram } from './Diagram.tsx';

/** The page of the tutorial on data, as a browser shows it. */
export function ConcertPage() {
  return (
    <Diagram
      title="Drawing: the page at /autumn in the browser"
      description="A page with a drawing of a horn under an awning, a brown line below it, the brown title Brass and rain, and the text Sunday 3 October, 16:00."
      height={276}
    >
      <rect
        x={20}
        y={2}
        width={320}
        height={272}
        rx={8}
        style={{ fill: '#ffffff', stroke: 'var(--color-border-strong)' }}
      />
      <svg x={40} y={22} width={280} height={140} viewBox="0 0 600 300">
        <rect width={600} height={300} style={{ fill: '#f3e3d8' }} />
        <path d="M60 90 300 30l240 60z" style={{ fill: '#8a3b12', stroke: 'none' }} />
        <path
          d="m200 170 160-40 40-20v120l-40-20-160-20z"
          style={{ fill: '#c98a2b', stroke: 'none' }}
        />
      </svg>
      <rect x={40} y={162} width={280} height={4} style={{ fill: '#8a3b12' }} />
      <text x={40} y={210} className="Diagram-shown" data-look="accent">
        Brass &amp; rain
      </text>
      <text x={40} y={248} className="Diagram-shown" data-look="plain">
        Sunday 3 October, 16:00
      </text>
    </Diagram>
  );
}
