import './client-dev-connect.ts';

/** Reloads a page that failed to render, at the next change of any file. */
import.meta.hot?.on('docs:changed', () => location.reload());
