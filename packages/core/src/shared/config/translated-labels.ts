/* Every text of the interface in other languages, as JSON files that translators' tools can read. `labels.ts`
   says where each text is shown. */

import arabicTexts from './labels/arabic.json' with { type: 'json' };
import chineseTexts from './labels/chinese.json' with { type: 'json' };
import frenchTexts from './labels/french.json' with { type: 'json' };
import germanTexts from './labels/german.json' with { type: 'json' };
import japaneseTexts from './labels/japanese.json' with { type: 'json' };
import koreanTexts from './labels/korean.json' with { type: 'json' };
import portugueseTexts from './labels/portuguese.json' with { type: 'json' };
import spanishTexts from './labels/spanish.json' with { type: 'json' };
import type { Labels } from './labels-config.ts';

/** The texts in Arabic, for sites with `lang: 'ar'`; see `german`. */
export const arabic: Partial<Labels> = arabicTexts;
/** The texts in Chinese with simplified characters, for sites with `lang: 'zh-CN'`; see `german`. */
export const chinese: Partial<Labels> = chineseTexts;
/** The texts in French, for sites with `lang: 'fr'`; see `german`. */
export const french: Partial<Labels> = frenchTexts;
/**
 * The texts in German, for sites with `lang: 'de'`: `labels: german`, or some of them replaced:
 * `labels: { ...german, search: 'Finden' }`. The compiler reports a label that is missing.
 */
export const german: Labels = germanTexts;
/** The texts in Japanese, for sites with `lang: 'ja'`; see `german`. */
export const japanese: Partial<Labels> = japaneseTexts;
/** The texts in Korean, for sites with `lang: 'ko'`; see `german`. */
export const korean: Partial<Labels> = koreanTexts;
/** The texts in Portuguese as in Brazil, for sites with `lang: 'pt-BR'`; see `german`. */
export const portuguese: Partial<Labels> = portugueseTexts;
/** The texts in Spanish, for sites with `lang: 'es'`; see `german`. */
export const spanish: Partial<Labels> = spanishTexts;
