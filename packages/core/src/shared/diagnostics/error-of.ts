/**
 * What code of a site has thrown, as an error whose message and stack can be read: anything can be thrown. What is no error
 * has an empty stack.
 */
export function errorOf(thrown: unknown): Error {
  try {
    const { message } = Object(thrown) as { message?: unknown };
    if (thrown instanceof Error) {
      const { name, stack } = thrown;
      if (message !== '' || 'diagnostics' in thrown) return thrown;
      return Object.assign(new Error(`${name} without a message`), thrown, { stack });
    }
    const text = typeof thrown === 'string' ? thrown : message;
    return withoutStack(String(text || `it threw ${String(thrown)}, which is no Error`));
  } catch {
    return withoutStack('it threw a value without a text, which is no Error');
  }
}

const withoutStack = (message: string) => Object.assign(new Error(message), { stack: '' });
