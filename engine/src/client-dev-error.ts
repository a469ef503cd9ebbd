import './client-dev-connect.ts';

/** Loads a page again that could not be rendered, as soon as anything has changed. */
import.meta.hot?.on('docs:changed', () => location.reload());
