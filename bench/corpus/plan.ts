import { createRng, type Rng } from './random.js';
import { fill } from './sentences.js';
import { phraseWords, plural, sections, titleContexts, titleVerbs, topics } from './words.js';
import type { Topic } from './words.js';

/** What a corpus is made from: the same options always give the same corpus. */
export interface CorpusOptions {
  /** The number of files below `pages/`, including the home page; from 11 to 10001. */
  pages: number;
  /** Any integer; 1 if omitted. */
  seed?: number;
}

/** What other pages need to know about a page before any text is written. */
export interface PagePlan {
  /** Position in the corpus, from 1; the home page is 0. */
  number: number;
  /** Clean path, such as `/guides/queues-012`. */
  path: string;
  section: string;
  topic: Topic;
  title: string;
  /** Three words that occur together on this page only. */
  phrase: string;
  /** The `##` headings, each with the `###` headings below it; all texts differ. */
  parts: { heading: string; subheadings: string[] }[];
}

/** The number of pages in a sidebar group; they share a topic. */
export const pagesPerGroup = 12;

const headingTemplates = [
  'Before you start',
  'How @nouns work',
  'Create the first @noun',
  'Configure the @component',
  'Choose a mode for the @component',
  'Limits & defaults',
  'Keep @quality under control',
  'Monitor each @noun',
  'Handle failures of the @component',
  'Roll back safely',
  'Cleaning up @nouns (optional)',
  "What's next?",
];

const subheadingTemplates = [
  'When @situation',
  'The @setting option',
  'Effect on @quality',
  'Working with @adjective @nouns',
  'Notes for @role',
  'Example with the @component',
  'Changes since release @count',
];

/** Plans all pages except the home page, section by section in sidebar order. */
export function planPages({ pages, seed = 1 }: CorpusOptions): PagePlan[] {
  if (!Number.isInteger(pages) || pages < sections.length + 1 || pages > 10001) {
    throw new RangeError(`pages must be an integer from 11 to 10001, not ${pages}`);
  }
  if (!Number.isInteger(seed)) throw new RangeError(`seed must be an integer, not ${seed}`);
  const written = new Map<Topic, number>();
  const plans: PagePlan[] = [];
  sections.forEach((section, sectionIndex) => {
    const rest = pages - 1 - plans.length;
    const size = Math.ceil(rest / (sections.length - sectionIndex));
    for (let i = 0; i < size; i++) {
      // Sections start with different topics, so that a small corpus has varied pages too.
      const group = sectionIndex + Math.floor(i / pagesPerGroup);
      const topic = topics[group % topics.length]!;
      const count = written.get(topic) ?? 0;
      written.set(topic, count + 1);
      const number = plans.length + 1;
      plans.push({
        number,
        path: `/${section.slug}/${topic.slug}-${String(i + 1).padStart(3, '0')}`,
        section: section.slug,
        topic,
        title: titleOf(topic, count, seed),
        phrase: phraseOf(number, seed),
        parts: planParts(createRng(seed, number * 2), topic),
      });
    }
  });
  return plans;
}

/** The phrase of the page with this number. */
export function phraseOf(number: number, seed: number): string {
  const [first, second, third] = phraseWords;
  const total = first.length * second.length * third.length;
  // The factor has no divisor in common with the total, so no phrase repeats within `total` pages.
  const index = (number * 7919 + createRng(seed, -2).int(0, total - 1)) % total;
  return [
    first[index % first.length],
    second[Math.floor(index / first.length) % second.length],
    third[Math.floor(index / first.length / second.length)],
  ].join(' ');
}

/** The anchor of a heading as GitHub derives it from ASCII text. */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9 _-]/g, '')
    .replace(/ /g, '-');
}

function titleOf(topic: Topic, count: number, seed: number): string {
  const total = titleVerbs.length * topic.nouns.length * titleContexts.length;
  // As for phrases: the first `total` titles of a topic differ, and 10001 pages need fewer.
  const index =
    (count * 1013 + createRng(seed, -3 - topics.indexOf(topic)).int(0, total - 1)) % total;
  const verb = titleVerbs[index % titleVerbs.length]!;
  const rest = Math.floor(index / titleVerbs.length);
  const noun = topic.nouns[rest % topic.nouns.length]!;
  return `${verb} ${plural(noun)} ${titleContexts[Math.floor(rest / topic.nouns.length)]}`;
}

// Each template is used at most once on a page, which is what keeps headings and anchors unique.
function planParts(rng: Rng, topic: Topic): PagePlan['parts'] {
  const count = rng.int(5, 6);
  const chosen = new Set(rng.sample(headingTemplates, count));
  const parts = headingTemplates
    .filter((template) => chosen.has(template))
    .map((template) => ({ heading: fill(rng, topic, template), subheadings: [] as string[] }));
  for (const template of rng.sample(subheadingTemplates, rng.int(3, 5))) {
    rng.pick(parts).subheadings.push(fill(rng, topic, template));
  }
  return parts;
}
