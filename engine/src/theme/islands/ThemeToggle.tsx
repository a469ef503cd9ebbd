'use client';
import { useSyncExternalStore } from 'react';
import { themeStore } from '../../runtime/theme-store.ts';
import { Icon } from '../Icon.tsx';

/**
 * Switches between the light and the dark theme. The runtime acts on the click, so that it works
 * before this component has hydrated; the component only reflects the state.
 */
export function ThemeToggle() {
  const theme = useSyncExternalStore(themeStore.subscribe, themeStore.get, () => null);
  return (
    <button
      className="ThemeToggle"
      type="button"
      data-action="toggle-theme"
      aria-pressed={theme === null ? undefined : theme === 'dark'}
      suppressHydrationWarning
    >
      <span className="ThemeToggle-label">Dark theme</span>
      <Icon name="sun" />
      <Icon name="moon" />
    </button>
  );
}
