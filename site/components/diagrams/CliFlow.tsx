import { Arrow, Box, Diagram } from './Diagram.tsx';

/** From the installed CLI to a component in the editor. */
export function CliFlow() {
  return (
    <Diagram
      title="From the CLI to the Design Editor"
      description="Install the CLI, then run vev login. Then run vev create, or leave it out if you have a React project. Then run vev init, which creates vev.json and the folder .vev. Then run vev start to see your components in the editor while it runs, or vev deploy to put the package into the editor to stay."
      height={404}
    >
      <Box at={[60, 4]} width={240} lines={['vev login', 'stores an access token']} />
      <Arrow from={[180, 62]} to={[180, 92]} />
      <Box
        at={[60, 96]}
        width={240}
        lines={['vev create', 'optional: a starter project']}
        look="dashed"
      />
      <Arrow from={[180, 154]} to={[180, 184]} />
      <Box at={[60, 188]} width={240} lines={['vev init', 'creates vev.json and .vev/']} />
      <Arrow from={[85, 246]} to={[85, 286]} label="develop" />
      <Arrow from={[265, 246]} to={[265, 286]} label="ship" />
      <Box at={[4, 290]} width={170} lines={['vev start', 'live in the editor', 'while it runs']} />
      <Box
        at={[186, 290]}
        width={170}
        lines={['vev deploy', 'one bundle,', 'stays in the editor']}
        look="accent"
      />
      <text className="Diagram-label" x={180} y={388} data-anchor="middle">
        Start and deploy as often as you like
      </text>
    </Diagram>
  );
}
