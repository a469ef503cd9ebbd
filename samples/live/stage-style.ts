/**
 * The look of the sample project's pages: what designers would have set, in plain type. Text is
 * larger on wider canvases, as designs do, so that a canvas that is drawn smaller stays legible.
 * The room above a sample of scrolling is as tall as the stage, so that the sample begins out of view. The
 * room below is lower, so that its end is reached.
 */
export const stageStyle = `
:root { color-scheme: light; }
body { margin: 0; background: #fff; color: #23201c; font: 16px/1.5 system-ui, sans-serif; }
.stage { min-block-size: 13rem; display: grid; }
#root:has(.room) { block-size: 22rem; }
.__vev { font-size: 16px; }
.__vev.tablet { font-size: 26px; }
.__vev.desktop { font-size: 36px; }
vev, w { display: block; }
.__p > main { display: grid; justify-items: center; align-items: center; min-block-size: 13rem; }
.__s { inline-size: 100%; box-sizing: border-box; padding: 1.5em; }
.__s > .__wc > .__sc { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1em; justify-items: center; }
.__sc > vev { max-inline-size: 100%; }
.__sc > vev > .__wc, .__sc > vev > .__wc > w { block-size: 100%; }
.room { block-size: 22rem; display: grid; place-items: center; color: #6f675c; }
[id^='below'] .room { block-size: 18rem; }
.child { padding: 1em; text-align: center; background: #efe9df; border-radius: .4em; }
.target { padding: 1em 1.5em; background: #efe9df; border-radius: .4em; }
h1, h2, h3 { line-height: 1.15; margin-block: .3em; }
p { margin-block: .3em; }
ul:has(> li > img) { display: flex; flex-wrap: wrap; gap: 1em; padding: 0; list-style: none; }
li > img { display: block; inline-size: 9em; }
img, video, iframe { max-inline-size: 100%; }
iframe { inline-size: 100%; block-size: 100%; border: 1px solid #cfc6b8; box-sizing: border-box; }
img { block-size: auto; border-radius: .25em; }
video { inline-size: 16em; }
svg { inline-size: 3em; block-size: 3em; fill: currentColor; vertical-align: middle; }
p svg { inline-size: 1.1em; block-size: 1.1em; }
button, input, progress { font: inherit; }
button { padding: .4em .9em; color: inherit; background: #fff; border: 1px solid #8d8478; border-radius: .35em; cursor: pointer; }
button:hover:not(:disabled) { background: #f6f1e9; }
button:disabled { color: #766d62; border-color: #cfc6b8; cursor: default; }
input { padding: .3em .5em; border: 1px solid #8d8478; border-radius: .35em; max-inline-size: 100%; box-sizing: border-box; }
a { color: #7c3415; }
:focus-visible { outline: 3px solid #2563c9; outline-offset: 2px; }
progress { inline-size: 100%; }
.stage progress { position: fixed; inset: 0 0 auto; }
figure { margin: 0; }
label { margin-inline-end: .5em; }
ul { column-gap: 2.5em; }
.is-editor .__sc > vev[id^='sample'] { outline: 2px solid #2563c9; outline-offset: 4px; }
.vev-portal { position: absolute; padding: .4em .8em; background: #fff; border: 1px solid #8d8478; border-radius: .35em; box-shadow: 0 .5em 1.5em #0003; }
.drawn-fields:empty { display: none; }
.drawn-fields { padding: 1rem 1.5rem; border-block-start: 1px dashed #8d8478; background: #faf7f2; }
.drawn-fields::before { content: 'Drawn by the sample, in the panel of the editor'; display: block; margin-block-end: .5rem; font-size: 14px; color: #6f675c; }
html[data-theme='dark']:has(.schema-value) { color-scheme: dark; }
[data-theme='dark'] body:has(.schema-value) { color: #ced6e2; background: #0d1117; }
.__s:has(.schema-value) { padding: 1rem 1.5rem; }
.stage:has(.schema-value), .__p > main:has(.schema-value) { min-block-size: 0; }
.__s:has(.schema-value) .__sc { justify-items: start; }
.__vev:has(.schema-value) { font-size: 16px; }
.schema-value pre { margin: 0; font: 14px/1.6 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
.schema-value p { margin: 0 0 .5rem; opacity: .75; font-size: 14px; }
/* The Tailwind classes of the samples, which the CLI would add to their package. */
.flex { display: flex; } .inline-flex { display: inline-flex; }
.items-center { align-items: center; } .justify-between { justify-content: space-between; }
.gap-4 { gap: 1rem; } .p-6 { padding: 1.5rem; }
.text-lg { font-size: 1.125em; } .text-2xl { font-size: 1.5em; } .font-semibold { font-weight: 600; }
@media (prefers-reduced-motion: reduce) { *, ::before, ::after { animation: none !important; transition: none !important; } }
`;
