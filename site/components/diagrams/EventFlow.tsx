import { Flow } from './Flow.tsx';

/** The data between a trigger, a component and the elements that listen to it. */
export function EventFlow() {
  return (
    <Flow
      title="An interaction comes in, an event goes out"
      description="A trigger of another element, such as a click on a button, runs the interaction ADD. It reaches your component in useVevEvent. Your component dispatches the event ON_COUNT with total. The event triggers an action of another element, such as showing it."
      steps={[
        { lines: ['A trigger', 'such as onClick of a button'] },
        {
          lines: ['Your component', "useVevEvent('ADD', …)", "dispatch('ON_COUNT', …)"],
          look: 'accent',
          label: 'interaction ADD',
        },
        { lines: ['An action', 'such as SHOW of another element'], label: 'event ON_COUNT, total' },
      ]}
    />
  );
}
