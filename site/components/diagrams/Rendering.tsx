import { Arrow, Box, Diagram } from './Diagram.tsx';

const columns = [
  {
    x: 4,
    boxes: [
      ['embed.js', 'and your data', 'as JSON'],
      ['The browser', 'fills the', 'variables'],
      ['The page', 'HTML, then', 'hydration'],
    ],
    label: 'client',
  },
  {
    x: 190,
    boxes: [
      ['A template', 'and your data', 'as an object'],
      ['Your server', 'fills the', 'variables'],
      ['The browser', 'gets finished', 'HTML'],
    ],
    label: 'server',
  },
];

/** The places where the variables of a compiled project are filled. */
export function Rendering() {
  return (
    <Diagram
      title="Client-side and server-side rendering"
      description="Both begin with vev compile. On the client: your page loads embed.js with your data as JSON, the browser fills the variables and inserts the HTML, then the page hydrates. On the server: a Mustache template and your data as an object, your server fills the variables, and the browser gets finished HTML."
      height={380}
    >
      <Box
        at={[40, 4]}
        width={280}
        lines={['vev compile', 'files for your server']}
        look="accent"
      />
      {columns.map(({ x, boxes, label }) => (
        <g key={label}>
          <Arrow from={[x + 83, 62]} to={[x + 83, 92]} label={label} />
          {boxes.map((lines, index) => (
            <g key={lines.join(' ')}>
              {index > 0 && (
                <Arrow from={[x + 83, index * 104 + 68]} to={[x + 83, index * 104 + 92]} />
              )}
              <Box at={[x, index * 104 + 96]} width={166} lines={lines} />
            </g>
          ))}
        </g>
      ))}
    </Diagram>
  );
}
