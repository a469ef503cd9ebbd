import { Item, Line, Screen } from './Screen.tsx';

/** The menu in which designers find a component. */
export function AddMenu() {
  return (
    <Screen
      title="the add menu"
      description="The add menu lists components. One of them is Opening hours: the name from the registration of the component."
      bar="Add"
      height={222}
    >
      <Item at={[18, 56]} width={324}>
        Text
      </Item>
      <Item at={[18, 98]} width={324}>
        Image
      </Item>
      <Item at={[18, 140]} width={324} look="accent">
        Opening hours
      </Item>
      <Line at={[30, 200]} look="label">
        name of your registration
      </Line>
    </Screen>
  );
}
