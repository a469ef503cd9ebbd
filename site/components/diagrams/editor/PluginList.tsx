import { Item, Line, Screen } from './Screen.tsx';

/** The editor plugins in the settings of an account, with the menu of a connected one. */
export function PluginList() {
  return (
    <Screen
      title="the plugin list"
      description="The account settings list the editor plugins. Museum collection is connected. The dropdown on the right of it is open and offers the log viewer. Another plugin is not connected yet."
      bar="Account settings: editor plugins"
      height={236}
    >
      <Item at={[18, 56]} width={324} look="accent">
        Museum collection
      </Item>
      <Line at={[212, 78]} look="label">
        connected
      </Line>
      <path d="M312 70l6 6l6 -6" />
      <Item at={[202, 96]} width={140}>
        Log viewer
      </Item>
      <Item at={[18, 144]} width={324}>
        Photo library
      </Item>
      <Item at={[242, 144]} width={100}>
        Connect
      </Item>
      <Line at={[30, 212]} look="label">
        name of your plugin, and what you can do
      </Line>
    </Screen>
  );
}
