import { languagesId } from '../../shared/document/chrome-ids.ts';
import type { DocumentLanguage, DocumentSource } from '../../shared/document/document.ts';
import { fillLabel } from '../../shared/config/fill-label.ts';
import { EditionButton } from './EditionButton.tsx';
import { editionItem, editionMenu } from './edition-menu.ts';
import { Filled } from './Filled.tsx';
import { Icon } from './Icon.tsx';
import { SourceLink } from './Stale.tsx';
import * as labels from '../../shared/config/labels.ts';

/** The button that opens the menu of languages. */
export function LanguageButton({ languages }: { languages: DocumentLanguage[] }) {
  const parts = { className: 'LanguageButton', menu: languagesId, action: 'languages' } as const;
  return <EditionButton {...parts} icon="globe" label={labels.language} editions={languages} />;
}

/**
 * The menu of languages, a popover, as HTML. It is part of the content that a navigation replaces: its links lead to the
 * page in the other languages. Each loads a document, whose texts are in its language.
 */
export function languageMenu(languages: DocumentLanguage[]): string {
  const items = languages.map(({ lang, label, href, isCurrent, instead, offer }) => {
    const own = { hrefLang: lang, lang, 'data-offer': offer };
    const note = instead === null ? null : fillLabel(labels.languageInstead, { title: instead });
    return editionItem({ href, label, isCurrent, note }, own);
  });
  return editionMenu('LanguageMenu', languagesId, labels.language, items);
}

/** A line above a page that leads to it in the source's language, such as that it is not translated. */
export function SourceNotice({ label, source }: { label: string; source: DocumentSource }) {
  return (
    <p className="Notice">
      <Icon name="globe" />
      <span>
        <Filled label={label} language={<SourceLink source={source} />} />
      </span>
    </p>
  );
}
