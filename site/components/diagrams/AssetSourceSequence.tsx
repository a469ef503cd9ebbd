import { Arrow, Box, Diagram } from './Diagram.tsx';

const [editor, handler, system] = [60, 180, 300];

/** The sequence from opening the asset library to its answer. */
export function AssetSourceSequence() {
  return (
    <Diagram
      title="How the asset library gets its assets"
      description="Once, when somebody connects the plugin, the editor deploys the form values with your handler as env. Then, whenever the asset library needs assets: the editor calls the handler with a request. The handler calls your media system with a key from env. The media system answers. The handler returns an array of assets to the editor."
      height={286}
    >
      {[editor, handler, system].map((x) => (
        <path key={x} className="Diagram-lifeline" d={`M${x} 42V284`} />
      ))}
      <Box at={[2, 4]} width={116} lines={['Editor']} />
      <Box at={[122, 4]} width={116} lines={['Your handler']} look="accent" />
      <Box at={[242, 4]} width={116} lines={['Media system']} />
      <Arrow from={[editor, 78]} to={[handler, 78]} label="form values" />
      <text className="Diagram-label" x={handler + 10} y={82} data-anchor="start">
        once, as env
      </text>
      <path className="Diagram-rule" d="M4 106H356" />
      <Arrow from={[editor, 142]} to={[handler, 142]} label="request" />
      <Arrow from={[handler, 182]} to={[system, 182]} label="key from env" />
      <Arrow from={[system, 222]} to={[handler, 222]} label="its answer" />
      <Arrow from={[handler, 262]} to={[editor, 262]} label="assets" />
    </Diagram>
  );
}
