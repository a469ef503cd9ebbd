import { markupSamples } from './samples-markup.js';
import { opsSamples } from './samples-ops.js';
import { scriptSamples } from './samples-script.js';
import type { Rng } from './random.js';
import { createSampleWords, type SampleTemplate } from './sample-words.js';
import type { Topic } from './words.js';

const samples: Record<string, readonly SampleTemplate[]> = {
  ...scriptSamples,
  ...markupSamples,
  ...opsSamples,
};
const languages = Object.keys(samples);

/** The number of code blocks on every page. */
const samplesPerPage = 6;

/**
 * Returns the fenced code blocks of one page, each in another language. Their text is distinct
 * across the corpus, because each block contains an identifier derived from its number.
 */
export function writeSamples(rng: Rng, topic: Topic, page: number): string[] {
  return rng.sample(languages, samplesPerPage).map((language, block) => {
    const words = createSampleWords(rng, topic, uniqueId(page * samplesPerPage + block));
    const text = rng.pick(samples[language]!)(words);
    const lines = text.split('\n').length;
    if (lines < 8 || lines > 20 || !text.includes(words.id)) {
      throw new Error(`A ${language} sample has ${lines} lines or lacks its identifier:\n${text}`);
    }
    return `\`\`\`${language}\n${text}\n\`\`\``;
  });
}

// Multiplying by an odd number permutes the 24-bit integers: distinct numbers, distinct texts.
function uniqueId(number: number): string {
  return ((number * 0x9e3779 + 0x51ab3d) % 0x1000000).toString(16).padStart(6, '0');
}
