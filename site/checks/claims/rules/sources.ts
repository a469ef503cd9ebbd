// Sources that the check cannot read, as rules name them.

/** Vev's public documentation. */
export const documentation = 'public documentation of Vev, checked on 2026-11-22';
/** Earlier versions of that documentation. */
export const older = 'earlier public documentation of Vev';
/** vev-design/vev-components. */
export const elements = 'public source of Vev components, checked on 2026-11-22';
/** vev-design/editor-plugins. */
export const plugins = 'public source of Vev plugins, checked on 2026-11-22';
/** vev-design/widget-deploy-action and the workflows of the others. */
export const scripts = 'public source of Vev CI scripts, checked on 2026-11-22';
/** vev-design/create-vev-app. */
export const starter = 'public source of create-vev-app, checked on 2026-11-22';
/** The sources in the source map of the package @vev/react. */
export const sourceMap = 'source map of @vev/react 0.3.5';
/** Comments in the declarations of @vev/utils; `drift/comments.test.ts` compares them. */
export const comments = 'declarations of @vev/utils, their comments';
/** Members of these declarations without a comment; `drift/comments.test.ts` checks that. */
export const uncommented = 'declarations of @vev/utils, which have no comment on it';
/** The types without declarations of the module `vev`; `drift/any-types.test.ts` asks the compiler. */
export const anyTypes = 'types of @vev/react, asked by drift/any-types.test.ts';
