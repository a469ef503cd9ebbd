import type { ReactElement } from 'react';
import { errorWith } from '../../shared/diagnostics/diagnostic.ts';
import type { RenderedAddition } from '../../shared/page/renderer.ts';
import { contents } from '../parts/replacements.ts';

/** Renders the content of extensions around a page's own; the content of the first is the innermost. */
export function addedContent(added: RenderedAddition[] = [], content: ReactElement): ReactElement {
  return added.reduce((inner, { by, data, aliases }) => {
    const Content = Object.hasOwn(contents, by) ? contents[by]!.component : undefined;
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
