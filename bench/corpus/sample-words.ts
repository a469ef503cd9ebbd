import type { Rng } from './random.js';
import { fill } from './sentences.js';
import { capitalize, components, modes, settings, verbs, type Topic } from './words.js';

/** A seeded option with a plausible value. */
interface SampleSetting {
  name: string;
  value: number;
}

/** The seeded names and values from which a code sample is written. */
export interface SampleWords {
  rng: Rng;
  /** Six hexadecimal digits that no other sample contains; every template must use them. */
  id: string;
  /** The topic's slug, for package and file names. */
  pkg: string;
  /** The noun of the sample, as an identifier in four notations. */
  camel: string;
  pascal: string;
  kebab: string;
  snake: string;
  verb: string;
  Verb: string;
  mode: string;
  component: string;
  /** A number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** A sentence for a comment, without Markdown. */
  note(): string;
  /** Between `min` and `max` settings with different names. */
  settings(min: number, max: number): SampleSetting[];
  /** Between `min` and `max` different kebab-case names of the topic and its components. */
  names(min: number, max: number): string[];
}

/** Writes one code sample. */
export type SampleTemplate = (words: SampleWords) => string;

const noteTemplates: readonly string[] = [
  'Keep this below @count, or @quality suffers',
  'The @component @verbs @adjective @nouns first',
  'Only safe while no @noun is @adjective',
  'Agreed with @role after measuring @quality',
  'Waits at most @duration for the @component',
];

/** Draws the words of one code sample. */
export function createSampleWords(rng: Rng, topic: Topic, id: string): SampleWords {
  const noun = rng.pick(topic.nouns);
  const verb = rng.pick(verbs);
  const parts = noun.split(/[^a-z]+/);
  const pascal = parts.map(capitalize).join('');
  const names = [...topic.nouns, ...components].map((name) => name.replace(/ /g, '-'));
  return {
    rng,
    id,
    pkg: topic.slug,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    kebab: parts.join('-'),
    snake: parts.join('_'),
    verb,
    Verb: capitalize(verb),
    mode: rng.pick(modes),
    component: rng.pick(components).replace(/ /g, '-'),
    int: rng.int,
    note: () => fill(rng, topic, rng.pick(noteTemplates)),
    settings: (min, max) =>
      rng.sample(settings, rng.int(min, max)).map((name) => ({ name, value: rng.int(2, 990) })),
    names: (min, max) => rng.sample(names, rng.int(min, max)),
  };
}

/**
 * Template tag for code samples: removes the common indentation, and puts the elements of an
 * array on lines of their own with the indentation of the line they start on.
 */
export function code(
  strings: TemplateStringsArray,
  ...values: readonly (string | number | readonly string[])[]
): string {
  let text = strings[0]!;
  values.forEach((value, i) => {
    const indent = /^ */.exec(text.slice(text.lastIndexOf('\n') + 1))![0];
    text += typeof value === 'object' ? value.join(`\n${indent}`) : String(value);
    text += strings[i + 1]!;
  });
  const lines = text.replace(/^\n/, '').trimEnd().split('\n');
  const margins = lines.filter((line) => line !== '').map((line) => line.search(/\S/));
  const margin = Math.min(...margins);
  return lines.map((line) => line.slice(margin)).join('\n');
}

/** `batchSize` as `batch_size` or `batch-size`. */
export function separate(name: string, separator: '_' | '-'): string {
  return name.replace(/[A-Z]/g, (letter) => separator + letter.toLowerCase());
}
