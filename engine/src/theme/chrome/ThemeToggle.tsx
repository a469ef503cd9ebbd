import { Icon } from './Icon.tsx';

/**
 * The button that switches between the light and the dark theme. The runtime handles the click and
 * updates `aria-pressed`; the button is no island.
 */
export function ThemeToggle() {
  return (
    <button className="ThemeToggle" type="button" data-action="toggle-theme">
      <span className="ThemeToggle-label">Dark theme</span>
      <Icon name="sun" />
      <Icon name="moon" />
    </button>
  );
}
