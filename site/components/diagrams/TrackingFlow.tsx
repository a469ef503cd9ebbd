import { Flow } from './Flow.tsx';

/** The way of a tracking event from a published project to an analytics tool. */
export function TrackingFlow() {
  return (
    <Flow
      title="The way of a tracking event"
      description="The published project dispatches vev.track on the window. Your listener reads the tracking event from detail. It forwards the event to your analytics tool."
      steps={[
        { lines: ['Published project', 'loads, links, videos, custom events'] },
        {
          lines: ['Your listener', 'reads event.detail'],
          look: 'accent',
          label: 'vev.track on window',
        },
        { lines: ['Your analytics tool'], label: 'type, data, metaData' },
      ]}
    />
  );
}
