import { writeSamples } from './code-samples.js';
import { slugOf, type PagePlan } from './plan.js';
import { createRng, type Rng } from './random.js';
import { createProse, fill, write, writeMany } from './sentences.js';
import { settings, type Topic } from './words.js';

// Pages are filled up to a random size in this range; the last sentence exceeds it slightly, and
// the result is between 7.5 and 8.5 kB whether a kilobyte has 1000 or 1024 bytes.
const minBytes = 7750;
const maxBytes = 8250;

/** Either finished Markdown, or the sentences of a paragraph that may still grow. */
type Block = string | string[];

/**
 * Returns the MDX text of one page of about 8000 bytes (ASCII, so bytes are characters).
 * Links lead to other pages of `plans`, more than half of them to a heading.
 */
export function renderPage(plan: PagePlan, plans: readonly PagePlan[], seed: number): string {
  const rng = createRng(seed, plan.number * 2 + 1);
  const { topic } = plan;
  const prose = createProse(rng, topic);
  const blocks: Block[] = [frontMatter(rng, plan), `# ${plan.title}`, [prose(), prose()]];
  const samples = writeSamples(rng, topic, plan.number);
  const extras = extraBlocks(rng, topic, plan.parts.length);

  plan.parts.forEach((part, i) => {
    blocks.push(`## ${part.heading}`, [prose()]);
    blocks.push(...extras[i]!);
    blocks.push(write(rng, topic, 'lead'), samples.shift()!);
    for (const subheading of part.subheadings) {
      blocks.push(`### ${subheading}`, [prose()]);
    }
  });
  // A page with five headings has one sample left, which closes the page.
  for (const sample of samples) blocks.push([prose()], sample);

  const paragraphs = blocks.filter((block) => typeof block !== 'string');
  const links = linkSentences(rng, plan, plans);
  const places = rng.sample(paragraphs, links.length + 1);
  links.forEach((link, i) => places[i]!.push(link));
  places.at(-1)!.push(`The reference setup for these measurements is called **${plan.phrase}**.`);
  grow(rng, prose, paragraphs, rng.int(minBytes, maxBytes) - join(blocks).length);
  return join(blocks);
}

function join(blocks: readonly Block[]): string {
  const texts = blocks.map((block) => (typeof block === 'string' ? block : block.join(' ')));
  return `${texts.join('\n\n')}\n`;
}

/** Appends sentences until `bytes` more bytes are used; shorter paragraphs grow first. */
function grow(rng: Rng, prose: () => string, paragraphs: readonly string[][], bytes: number): void {
  if (bytes < 0) throw new Error(`A page is ${-bytes} bytes too long before it is filled up`);
  while (bytes > 0) {
    const [a, b] = [rng.pick(paragraphs), rng.pick(paragraphs)];
    const sentence = prose();
    (a.length < b.length ? a : b).push(sentence);
    bytes -= sentence.length + 1;
  }
}

function frontMatter(rng: Rng, plan: PagePlan): string {
  const about =
    'How to @verb @nouns, keep @quality steady and @verb the @component when @situation.';
  const description = fill(rng, plan.topic, about);
  return `---\ntitle: ${plan.title}\ndescription: ${description}\n---`;
}

/** Spreads the table, the callout and the two lists over different parts of the page. */
function extraBlocks(rng: Rng, topic: Topic, parts: number): Block[][] {
  const bullets = writeMany(rng, topic, 'bullet', rng.int(3, 5));
  const steps = writeMany(rng, topic, 'step', rng.int(3, 5));
  const kind = rng.pick(['tip', 'warning']);
  const extras = [
    table(rng, topic),
    bullets.map((bullet) => `- ${bullet}`).join('\n'),
    steps.map((step, i) => `${i + 1}. ${step}`).join('\n'),
    `:::${kind}\n${write(rng, topic, 'callout')}\n:::`,
  ];
  const places: Block[][] = Array.from({ length: parts }, (_, i) => extras.slice(i, i + 1));
  return rng.shuffle(places);
}

function table(rng: Rng, topic: Topic): string {
  const effect = 'Changes @quality of each @noun';
  const count = rng.int(5, 8);
  const [headings, rows] = rng.pick([
    [
      '| Option | Default | Effect |',
      rng
        .sample(settings, count)
        .map((setting) => `| \`${setting}\` | ${rng.int(1, 900)} | ${fill(rng, topic, effect)} |`),
    ],
    [
      '| Subject | State | Remedy |',
      rng
        .sample(topic.nouns, count)
        .map((noun) => `| ${noun} ${fill(rng, topic, '| *@adjective* | @Verb the @component')} |`),
    ],
  ] as const);
  return [headings, '| --- | --- | --- |', ...rows].join('\n');
}

/** Returns 4 to 6 sentences, each with a link to another page. */
function linkSentences(rng: Rng, plan: PagePlan, plans: readonly PagePlan[]): string[] {
  const count = rng.int(4, 6);
  const targets = new Set<PagePlan>();
  while (targets.size < count) {
    const target = rng.pick(plans);
    if (target !== plan) targets.add(target);
  }
  return [...targets].map((target, i) => {
    // The first link always has an anchor, so that every page tests them.
    if (i > 0 && rng.next() < 0.5) {
      return rng.pick([
        `The same limits apply to [${target.title}](${target.path}).`,
        `Read [${target.title}](${target.path}) before you change anything here.`,
        `For the background, see [${target.title}](${target.path}).`,
      ]);
    }
    const part = rng.pick(target.parts);
    const heading = rng.pick([part.heading, ...part.subheadings]);
    const link = `[${heading}](${target.path}#${slugOf(heading)})`;
    return rng.pick([
      `The details are in ${link} on a separate page.`,
      `Compare this with ${link} for another ${target.topic.name.toLowerCase()} setup.`,
      `If that is not enough, continue with ${link} instead.`,
    ]);
  });
}
