import { Icon } from './Icon.tsx';
import * as labels from '../../shared/config/labels.ts';

/**
 * Switches between the light and the dark theme. The runtime acts on the click and says on every
 * toggle what is shown; nothing of it hydrates.
 */
export function ThemeToggle() {
  return (
    <button className="ThemeToggle" type="button" data-action="toggle-theme">
      <span className="ThemeToggle-label">{labels.darkTheme}</span>
      <Icon name="sun" />
      <Icon name="moon" />
    </button>
  );
}
