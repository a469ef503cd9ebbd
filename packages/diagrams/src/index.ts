import type { Extension } from 'stilldocs';

/** Draws fences `mermaid` as SVG in both themes, without a script: `extensions: [diagrams()]`. */
export function diagrams(): Extension {
  return { name: '@stilldocs/diagrams', features: [{ module: '@stilldocs/diagrams/feature' }] };
}
