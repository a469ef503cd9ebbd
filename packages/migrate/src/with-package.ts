import { errorWith, installLine } from 'stilldocs/node';

/**
 * Loads a module that needs another package of the engine.
 *
 * @param folder The folder from which packages are installed, absolute.
 * @throws DiagnosticError with the line that installs it, if it is missing.
 */
export async function withPackage<Module>(
  name: string,
  folder: string,
  load: () => Promise<Module>,
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const { code, message } = Object(error) as { code?: unknown; message?: unknown };
    if (code !== 'ERR_MODULE_NOT_FOUND' || !String(message).includes(name)) throw error;
    throw errorWith({
      rule: 'option',
      message: `The package ${name} reads this site, and is not installed here`,
      hint: `Run: ${installLine(name, folder)}`,
    });
  }
}
