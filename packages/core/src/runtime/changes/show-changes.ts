import { contentId } from '../../shared/document/chrome-ids.ts';
import {
  changedSectionsFile,
  changedWordsFile,
  type ChangedSection,
  type SectionWords,
  type Since,
} from '../../shared/page/changes.ts';
import { urlOfFile } from '../browser/location.ts';
import { fillLabel } from '../../shared/config/fill-label.ts';
import * as labels from '../../shared/config/labels.ts';
import { changesStyles } from './changes-styles.ts';

/**
 * Shows in one line above the page which sections changed since a version, marks them in the outline, and
 * shows the words when the line is opened. The line is in the padding of the page: nothing moves.
 */
export async function showChanges(path: string, before: string): Promise<void> {
  const main = document.getElementById(contentId)!;
  const place = main.firstElementChild;
  const { version } = document.body.dataset;
  const load = async <Rows>(file: string): Promise<Rows[]> => {
    const answer = (await (await fetch(urlOfFile(file))).json()) as Since<Rows>;
    // A cache may have the file of another build.
    return (answer.to === version && answer.since[before]) || [];
  };
  const sections = await load<ChangedSection>(changedSectionsFile(path)).catch(() => []);
  // The reader may be on another page by now.
  if (main.firstElementChild !== place || main.querySelector('.Changes')) return;
  addStyles();
  const names = sections.map(nameOf).join(labels.listSeparator);
  const list = element('div', 'Changes-list');
  const details = element(
    'details',
    '',
    element(
      'summary',
      '',
      names ? fillLabel(labels.changedSections, { sections: names }) : labels.changedSince,
    ),
    list,
  );
  details.addEventListener(
    'toggle',
    () => {
      list.role = 'status';
      load<SectionWords>(changedWordsFile(path)).then(
        (words) => list.replaceChildren(...rowsOf(sections, words)),
        () => list.replaceChildren(labels.changesFailed),
      );
    },
    { once: true },
  );
  const region = element('section', 'Changes', details);
  region.ariaLabel = labels.changedSince;
  main.prepend(region);
  for (const { id } of sections) markInOutline(id);
}

function nameOf({ title, kind }: ChangedSection): string {
  return `${title || labels.startOfPage}${kind === 'removed' ? ` ${labels.removedSection}` : ''}`;
}

const tags = { '-1': 'del', 0: 'span', 1: 'ins' } as const;

/** The sections, each with its differing blocks. */
function rowsOf(sections: ChangedSection[], words: SectionWords[]): (HTMLElement | string)[] {
  if (!words[0] || words.length !== sections.length) return [labels.changesUnknown];
  return sections.flatMap((section, index) => {
    const title = element('a', '', nameOf(section));
    if (section.id !== null) title.href = `#${section.id}`;
    const blocks = words[index]!.map((pieces) =>
      element('p', '', ...pieces.map(([kind, text]) => element(tags[kind], '', text))),
    );
    return [element('p', 'Changes-title', title), ...blocks];
  });
}

function markInOutline(id: string | null): void {
  const link = id && document.querySelector(`.Outline-link[href="#${CSS.escape(id)}"]`);
  if (!link) return;
  link.classList.add('Outline-changed');
  link.append(element('span', 'visually-hidden', ` ${labels.changedSection}`));
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  if (className) created.className = className;
  created.append(...children);
  return created;
}

let hasStyles = false;

function addStyles(): void {
  if (hasStyles) return;
  hasStyles = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(changesStyles);
  document.adoptedStyleSheets.push(sheet);
}
