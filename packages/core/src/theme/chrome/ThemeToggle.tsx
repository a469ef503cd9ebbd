import { part } from '../parts/part.tsx';
import { Icon } from './Icon.tsx';
import * as labels from '../../shared/config/labels.ts';

/**
 * The button that switches between the light and the dark theme. The runtime handles the click and
 * updates `aria-pressed`; the button is no island.
 */
export const ThemeToggle = part('ThemeToggle', OwnThemeToggle);

function OwnThemeToggle() {
  return (
    <button className="ThemeToggle" type="button" data-action="toggle-theme">
      <span className="ThemeToggle-label">{labels.darkTheme}</span>
      <Icon name="sun" />
      <Icon name="moon" />
    </button>
  );
}
