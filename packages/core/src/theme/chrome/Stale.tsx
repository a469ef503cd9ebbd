import type { ReactNode } from 'react';
import { fillLabel } from '../../shared/config/fill-label.ts';
import { fillPlural } from '../../shared/config/fill-plural.ts';
import type { DocumentSource, DocumentStale } from '../../shared/document/document.ts';
import type { StaleSection } from '../../shared/page/page.ts';
import * as labels from '../../shared/config/labels.ts';
import { Filled } from './Filled.tsx';
import { Icon } from './Icon.tsx';

/** The line above a translation whose source is newer, with the sections that have no heading in the translation. */
export function StaleNote({ stale, lang }: { stale: DocumentStale; lang: string }) {
  const { source, sections, of } = stale;
  const count = fillPlural(labels.staleSections, sections.length, lang);
  const others = sections.filter(({ at }) => at === null);
  return (
    <aside className="Notice">
      <Icon name="globe" />
      <div>
        <Filled label={fillLabel(count, { total: of })} language={<SourceLink source={source} />} />
        {others.map((section, index) => (
          <StaleWords
            key={index}
            {...{ section, source }}
            title={
              <>
                <span lang={source.lang} dir={source.dir}>
                  {section.title || labels.startOfPage}
                </span>
                {section.kind === 'removed' && ` ${labels.removedSection}`}
              </>
            }
          />
        ))}
      </div>
    </aside>
  );
}

/** The difference of a section, below its heading. */
export function StaleMark({ section, source }: { section: StaleSection; source: DocumentSource }) {
  const language = (
    <span lang={source.lang} dir={source.dir}>
      {source.label}
    </span>
  );
  const title = <Filled label={labels.staleSection} language={language} />;
  return <StaleWords {...{ section, source, title }} />;
}

const tags = { '-1': 'del', 1: 'ins' } as const;

/** Old and new words, closed at first, and the link to the section of the source. */
function StaleWords(props: { section: StaleSection; source: DocumentSource; title: ReactNode }) {
  const { section, source, title } = props;
  return (
    <details className="Stale">
      <summary>{title}</summary>
      <div lang={source.lang} dir={source.dir}>
        {section.blocks.map((pieces, block) => (
          <p key={block}>
            {pieces.map(([kind, text], index) => {
              if (kind === 0) return text;
              const Tag = tags[kind];
              return <Tag key={index}>{text}</Tag>;
            })}
          </p>
        ))}
      </div>
      {section.kind !== 'removed' && (
        <p>
          <Filled
            label={labels.readSource}
            language={<SourceLink source={source} id={section.id} />}
          />
        </p>
      )}
    </details>
  );
}

/** A link to the source's page, or to one of its sections. It loads a document, whose texts are in its language. */
export function SourceLink({ source, id }: { source: DocumentSource; id?: string | null }) {
  const { href, lang, dir, label } = source;
  const hash = id ? `#${encodeURIComponent(id)}` : '';
  return (
    <a href={href + hash} target="_self" hrefLang={lang} lang={lang} dir={dir}>
      {label}
    </a>
  );
}

/**
 * Inserts the marks of sections behind their headings.
 *
 * @param markOf The HTML of a mark.
 */
export function withStaleMarks(
  html: string,
  { sections }: DocumentStale,
  markOf: (section: StaleSection) => string,
): string {
  let result = html;
  for (const section of sections) {
    if (section.at === null) continue;
    const id = section.at.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    const escaped = id.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    // The heading's link to itself is between the two.
    const heading = new RegExp(
      `<(h[1-6])(?=[^>]* id="${escaped}")[^]*?</\\1>(?:<a class="Heading-link"[^]*?</div>)?`,
    );
    result = result.replace(heading, (whole) => whole + markOf(section));
  }
  return result;
}
