// Compiles the engine for its package: `npm pack` in `packages/core` runs it first. It writes the `files`
// of the manifest: `lib` (the modules that sites bundle, with declarations), `lib/node` (the
// command line and its threads, bundled) and the licenses of the bundled packages.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { bundleEngine } from '../packages/core/bin/ensure-engine.mjs';

const repository = dirname(import.meta.dirname ?? dirname(fileURLToPath(import.meta.url)));
const engine = join(repository, 'packages/core');
const source = join(engine, 'src');
const lib = join(engine, 'lib');
const dist = join(lib, 'node');

rmSync(lib, { recursive: true, force: true });
compileModules();
const renderer = await inlinePackages();
refuseAbsent();
const { output } = await bundleEngine(dist);
const bundled = packagesOf([...renderer, ...output].flatMap(({ moduleIds = [] }) => moduleIds));
refuseMissing(output);
writeFileSync(join(engine, 'THIRD-PARTY-LICENSES.md'), licensesOf(bundled));

/** Compiles the modules that sites bundle: removes types and JSX, and copies style sheets. */
function compileModules() {
  for (const project of ['package', 'package-worker', 'package-api']) {
    const compiler = join(repository, 'node_modules/typescript-native/bin/tsc');
    const file = join(engine, `tsconfig.${project}.json`);
    const { status } = spawnSync(process.execPath, [compiler, '-p', file], { stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
  for (const name of filesBelow(source, '.css')) cpSync(join(source, name), join(lib, name));
  for (const name of filesBelow(lib, '.js')) {
    const file = join(lib, name);
    const code = readFileSync(file, 'utf8');
    // TypeScript does not rewrite an import with a query.
    writeFileSync(file, code.replace(/(from '\.[^'?]*)\.tsx?(\?[^']*')/g, '$1.js$2'));
  }
}

/**
 * Puts the packages that render a tree into the module that uses them. As dependencies they are 68, most
 * of which only parse, or hold types.
 */
async function inlinePackages() {
  const file = join(lib, 'theme/render/render-content.js');
  const build = await rolldown({
    input: file,
    external: (id, importer) => importer === file && /^(?:\.|react(?:\/|$))/.test(id),
    logLevel: 'warn',
  });
  const { output } = await build.write({ file });
  await build.close();
  return output;
}

/** Fails if the command line names a module or a style sheet of the engine that is not in `lib`. */
function refuseAbsent() {
  const named = filesBelow(source, '.ts')
    .filter((name) => !name.includes('.test.'))
    .flatMap((name) => {
      const code = readFileSync(join(source, name), 'utf8');
      const modules = code.matchAll(/engineModule\('([^']+)'\)/g);
      const styles = code.matchAll(/\$\{engineFolder\}([\w/-]+\.css)/g);
      return [...modules, ...styles].map(([, file]) => file.replace(/\.tsx?$/, '.js'));
    });
  const absent = [...new Set(named)].filter((name) => !existsSync(join(lib, name)));
  if (absent.length === 0) return;
  console.error(
    `Unexpected absence of ${absent.join(', ')} in lib, expected a file of tsconfig.package.json`,
  );
  process.exit(1);
}

/** The names of the files below a folder with this ending, relative to it. */
function filesBelow(folder, ending) {
  return readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(ending));
}

/** The folders of the packages of modules. */
function packagesOf(ids) {
  const folders = ids.map((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id)?.[0]);
  return [...new Set(folders.filter(Boolean))].sort();
}

/** Fails if a module imports a package that is not a dependency in the manifest. */
function refuseMissing(chunks) {
  const { name: own, dependencies, peerDependencies } = readJson(join(engine, 'package.json'));
  const has = (name) =>
    [own, ...Object.keys({ ...dependencies, ...peerDependencies })].includes(name);
  const compiled = filesBelow(lib, '.js').flatMap((name) => {
    const code = readFileSync(join(lib, name), 'utf8');
    return [
      ...code.matchAll(/^(?:import|export|\}) .*from '([^'.][^']*)'|^import '([^'.][^']*)'/gm),
    ];
  });
  const specifiers = [
    ...chunks.flatMap(({ imports = [], dynamicImports = [] }) => [...imports, ...dynamicImports]),
    ...compiled.map(([, from, whole]) => from ?? whole),
  ];
  const names = specifiers
    .filter((specifier) => !/^docs:|\.mjs$/.test(specifier) && !isBuiltin(specifier))
    .map((specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)[0]);
  const missing = [...new Set(names)].filter((name) => !has(name));
  if (missing.length === 0) return;
  console.error(
    `Unexpected import of ${missing.join(', ')}, expected a dependency of packages/core/package.json`,
  );
  process.exit(1);
}

/** The licenses of packages, as a document. */
function licensesOf(folders) {
  const sections = folders.map((folder) => {
    const { name, version, license } = readJson(join(folder, 'package.json'));
    const file = readdirSync(folder).find((each) => /^licen[cs]e(?:\.\w+)?$/i.test(each));
    const text = file ? readFileSync(join(folder, file), 'utf8').trim() : `License: ${license}`;
    return `## ${name} ${version}\n\n${text.replace(/^(?=.)/gm, '    ')}`;
  });
  return `# Licenses of bundled packages\n\n${sections.join('\n\n')}\n`;
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
