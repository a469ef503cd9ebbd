import { Arrow, Box, Diagram } from './Diagram.tsx';

const [editor, handler, system] = [60, 180, 300];

/** What happens from a look into the asset library to its answer. */
export function AssetSourceSequence() {
  return (
    <Diagram
      title="How the asset library gets its assets"
      description="Once, when somebody connects the plugin, the editor deploys the form values with your handler as env. Then, whenever the asset library needs assets: the editor calls the handler with a request. The handler calls your media system with a key from env. The media system answers. The handler returns an array of assets to the editor."
      height={330}
    >
      {[editor, handler, system].map((x) => (
        <path key={x} className="Diagram-lifeline" d={`M${x} 60V322`} />
      ))}
      <Box at={[4, 4]} width={112} lines={['Design', 'Editor']} />
      <Box at={[124, 4]} width={112} lines={['Your', 'handler']} look="accent" />
      <Box at={[244, 4]} width={112} lines={['Your media', 'system']} />
      <Arrow from={[editor, 96]} to={[handler, 96]} label="form values" />
      <text className="Diagram-label" x={handler + 10} y={100} data-anchor="start">
        once, as env
      </text>
      <path className="Diagram-rule" d="M4 124H356" />
      <Arrow from={[editor, 160]} to={[handler, 160]} label="request" />
      <Arrow from={[handler, 200]} to={[system, 200]} label="key from env" />
      <Arrow from={[system, 240]} to={[handler, 240]} label="its answer" />
      <Arrow from={[handler, 284]} to={[editor, 284]} label="assets" />
    </Diagram>
  );
}
