import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { LivePanelProps } from '../../shared/live/host.ts';
import type { MountedPanel } from '../../runtime/live/run-sample.ts';

/** Mounts the panel of a host into an element of the page. */
export function mountPanel(
  element: HTMLElement,
  Panel: ComponentType<LivePanelProps>,
): MountedPanel {
  const root = createRoot(element);
  return {
    show: (props) => root.render(<Panel {...props} />),
    unmount: () => root.unmount(),
  };
}
