import type { Rng } from './random.js';
import * as words from './words.js';

// A template is plain English with `@slot` marks. Slots never follow "a" or "an", because the
// filler decides which article would be right.
const sentenceTemplates: readonly string[] = [
  'The @component @verbs every @noun before it reaches the @component.',
  'When @situation, the @component keeps each @adjective @noun until @quality recovers.',
  'Set `@setting` to @count if @quality matters more to you than @quality.',
  'Most teams keep `@setting` at @count until the @component stays *@adjective* for @duration.',
  'A low value of `@setting` protects @quality, while a high value favours @quality.',
  'Each @noun is @verbed exactly **once**, even when @situation.',
  'If @situation, @role can @verb the @adjective @nouns by hand with `stackctl @command`.',
  'The @component never @verbs two @nouns at the same time, which keeps @quality predictable.',
  'Because @nouns are cheap, it is better to @verb them than to @verb the whole @component.',
  'You will notice a change in @quality after roughly @duration.',
  'During that time the @component reports its state as `@mode`, and @nouns may be @verbed twice.',
  'We recommend *not* sharing one @noun between the @component and the @component.',
  'Normally @quality stays flat, so any step in the graph deserves a closer look by @role.',
  'The default of @duration is deliberately conservative and suits about @count @nouns per node.',
  'Only @role should @verb @nouns while the @component is **@adjective**.',
  'After @duration the @component marks the @noun as @adjective and @verbs the next one.',
  'Measure @quality first, then change `@setting`, and wait @duration before you judge the result.',
  'Every @noun carries a checksum, so the @component can @verb @adjective copies safely.',
  'In practice @count @nouns fit on one node before @quality suffers.',
  'The `@mode` mode trades @quality for @quality and is the *right choice* when @situation.',
  'Nothing is lost when @situation, since the @component has already @verbed the @noun.',
  'Expect @quality to dip for @duration while the @component @verbs its @nouns.',
  'Run `stackctl @command --limit @count` to see which @nouns the @component has @verbed.',
  'Each @noun that outlives its owner is **always** @verbed by the @component within @duration.',
  'For @nouns that must survive a restart, combine `@setting` with the `@mode` mode.',
  'The @component and the @component agree on the order of @nouns, *not* on their timing.',
  'Keep `@setting` below @count unless @role has confirmed that @quality is acceptable.',
  'A dry run prints each @noun that would be @verbed and leaves @quality untouched.',
  'Two settings interact here, namely `@setting` and `@setting`, and the smaller one wins.',
  'Older releases would @verb the @noun silently; the @component now @verbs it and logs a line.',
  'What looks like poor @quality is often the result of @adjective @nouns that nobody has @verbed.',
  'The cost of one @adjective @noun is small, but @count of them are enough to hurt @quality.',
  'Whenever @situation, prefer `stackctl @command` over a restart of the @component.',
  'It takes about @duration until all @nouns are @verbed and the @component turns healthy again.',
  'Tests that rely on timing should pin `@setting` to @count and assert on @quality instead.',
  'A second @component may @verb the same @noun, provided that `@setting` is at least @count.',
];

const bulletTemplates: readonly string[] = [
  '**@Quality** depends mostly on `@setting` and on the number of @nouns.',
  'The @component @verbs @adjective @nouns after @duration.',
  'At most @count @nouns are @verbed per minute.',
  '`stackctl @command` shows every @noun the @component has @verbed.',
  'Use the `@mode` mode when @situation.',
  '@Nouns that are *@adjective* never count against `@setting`.',
  'The limit of @count applies to each @component separately.',
  'Only @role may @verb the last @noun.',
];

const stepTemplates: readonly string[] = [
  'Ask @role to @verb the @adjective @nouns.',
  'Run `stackctl @command` and note the current @quality.',
  'Set `@setting` to @count and reload the @component.',
  'Wait @duration, or until the @component has @verbed every @noun.',
  'Switch the @component to the `@mode` mode.',
  'Confirm that no @noun is *@adjective* any more.',
  'Compare @quality with the value you noted before.',
  'Remove the @adjective @nouns and @verb the rest.',
];

const calloutTemplates: readonly string[] = [
  'Changing `@setting` while @situation can leave @nouns @adjective for up to @duration.',
  'Always **@verb** the @noun before you restart the @component.',
  'Values above @count are accepted but give no better @quality.',
  'Let @role know before you @verb more than @count @nouns at once.',
];

const leadTemplates: readonly string[] = [
  'The following example @verbs @nouns in small steps.',
  'A minimal version for the @component looks as follows.',
  'This sample keeps @quality stable when @situation.',
  'Start from this snippet and adapt `@setting` to your own @component.',
  'The next listing shows how the @component can @verb each @noun.',
];

const templates = {
  sentence: sentenceTemplates,
  bullet: bulletTemplates,
  step: stepTemplates,
  callout: calloutTemplates,
  lead: leadTemplates,
};

type Kind = Exclude<keyof typeof templates, 'sentence'>;

/** Returns one Markdown sentence of the given kind about a topic. */
export function write(rng: Rng, topic: words.Topic, kind: Kind): string {
  return fill(rng, topic, rng.pick(templates[kind]));
}

/** Returns `count` Markdown sentences of the given kind, all from different templates. */
export function writeMany(rng: Rng, topic: words.Topic, kind: Kind, count: number): string[] {
  return rng.sample(templates[kind], count).map((template) => fill(rng, topic, template));
}

/** Returns a function that writes prose; a template recurs only after all others had a turn. */
export function createProse(rng: Rng, topic: words.Topic): () => string {
  let deck: string[] = [];
  return () => {
    if (deck.length === 0) deck = rng.shuffle(templates.sentence);
    return fill(rng, topic, deck.pop()!);
  };
}

/** Replaces the `@slot` marks of a template by words of the topic, without repeating a word. */
export function fill(rng: Rng, topic: words.Topic, template: string): string {
  const used = new Set<string>();
  return template.replace(/@(\w+)/g, (_mark, slot: string) => {
    let word = draw(rng, topic, slot);
    // Every slot offers more words than a template has marks, so a few draws find a fresh one.
    for (let tries = 0; used.has(word) && tries < 8; tries++) word = draw(rng, topic, slot);
    used.add(word);
    return word;
  });
}

function draw(rng: Rng, topic: words.Topic, slot: string): string {
  switch (slot) {
    case 'noun':
      return rng.pick(topic.nouns);
    case 'nouns':
      return words.plural(rng.pick(topic.nouns));
    case 'Nouns':
      return words.capitalize(words.plural(rng.pick(topic.nouns)));
    case 'component':
      return rng.pick(words.components);
    case 'verb':
      return rng.pick(words.verbs);
    case 'Verb':
      return words.capitalize(rng.pick(words.verbs));
    case 'verbs':
      return words.plural(rng.pick(words.verbs));
    case 'verbed':
      return words.past(rng.pick(words.verbs));
    case 'quality':
      return rng.pick(words.qualities);
    case 'Quality':
      return words.capitalize(rng.pick(words.qualities));
    case 'adjective':
      return rng.pick(words.adjectives);
    case 'role':
      return rng.pick(words.roles);
    case 'situation':
      return rng.pick(words.situations);
    case 'setting':
      return rng.pick(words.settings);
    case 'mode':
      return rng.pick(words.modes);
    case 'command':
      return rng.pick(words.commands);
    case 'count':
      return String(rng.int(2, 960));
    case 'duration':
      return `${rng.int(2, 90)} ${rng.pick(['milliseconds', 'seconds', 'minutes', 'hours'])}`;
    default:
      throw new Error(`Unknown slot @${slot} in a sentence template`);
  }
}
