import type { ComponentType, ReactElement } from 'react';
import { errorWith } from '../../shared/diagnostics/diagnostic.ts';
import type { ContentProps } from '../../shared/extension/page-feature.ts';
import type { RenderedAddition } from '../../shared/page/renderer.ts';
import { Reference } from '../api/Reference.tsx';
import { contents } from '../parts/replacements.ts';

/** The content that the engine itself adds to pages, by the name of its feature. */
const ownContents: Record<string, ComponentType<ContentProps>> = {
  '@stilldocs/openapi': Reference as ComponentType<ContentProps>,
};

/** Renders the content of extensions around a page's own; the content of the first is the innermost. */
export function addedContent(added: RenderedAddition[] = [], content: ReactElement): ReactElement {
  return added.reduce((inner, { by, data, aliases }) => {
    const Content = Object.hasOwn(contents, by) ? contents[by]!.component : ownOf(by);
    if (!Content)
      throw errorWith({
        rule: 'extension',
        message: `The extension "${by}" adds content to the page, and has no component for it`,
        hint: 'Name its module as contentComponent of the extension',
        target: by,
      });
    return (
      <Content data={data} aliases={aliases}>
        {inner}
      </Content>
    );
  }, content);
}

function ownOf(name: string) {
  return Object.hasOwn(ownContents, name) ? ownContents[name] : undefined;
}
