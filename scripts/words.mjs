// Words that the pages of the site, the manual and the templates avoid, because nobody would say them to a colleague, or
// because they say less than they seem to. Code is not searched.

/**
 * Each with what to write, and `site` if a documentation engine may use it of itself. A word that is right in some place is
 * excepted by its pattern, not by a list of places.
 */
const words = [
  [/\b(?:anew|afresh)\b/i, 'again'],
  [/\bbelongs? into\b/i, 'belongs in, goes in'],
  [/\bwho(?:so)?ever\b/i, 'someone who, anyone who'],
  [/\b(?:that|those) of\b(?! (?:us|you|them)\b)/i, 'the noun again'],
  [
    /\b(?:an?|each|every|no|another) text\b(?! (?:area|color|editor|field|file|input|prop|variable)s?\b)/i,
    'a string, a label, a sentence, text',
  ],
  [/(?<!\b(?:email|e-mail|IP|postal|private|of an) )\baddress(?:es)?\b(?! bar\b)/i, 'URL'],
  [/\b(?:stands?|stood)\b(?! (?:alone|for|in for|out|still)\b)(?!-)/i, 'is'],
  [/\btells? (?:of|that|what|whether|how|which|when)\b/i, 'says, shows'],
  [/\bbeside\b/i, 'next to, with'],
  [/\bwhat to watch for\b/i, 'a heading that says what'],
  [/\byou see\b/i, 'the result itself'],
  [
    /\b(?:not|never|nowhere|\w+n[’']t) (?:\w+ )?(?:document(?:ed)?|publish(?:ed)?|described?)\b|\bundocumented\b/i,
    'what works, or nothing',
    'site',
  ],
  [/\b(?:by all signs|is likely|probably|presumably|seems to)\b/i, 'what is known', 'site'],
  [
    /\b(?:blazing|easily|effortless(?:ly)?|just|powerful|seamless(?:ly)?|simply)\b/i,
    'nothing',
    'site',
  ],
  [/^#+ (?:Data|Misc|More(?: \w+)?|Other|Pitfalls)$/, 'a heading that says what'],
  [/[—–]/, 'a comma, a colon or a full stop'],
];

/**
 * The words to avoid in a page's text: prose, tables and front matter, without code and the targets of links.
 *
 * @param {string} text Markdown.
 * @param {boolean} isSite Whether it is a page of the product site.
 * @returns {{ line: number, word: string, write: string }[]} Lines from 1.
 */
export function findWords(text, isSite = true) {
  let fence;
  return text.split('\n').flatMap((line, index) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark && (!fence || mark.startsWith(fence))) {
      fence = fence ? undefined : mark;
      return [];
    }
    if (fence || /^(?:import|export) /.test(line)) return [];
    const prose = line
      .replaceAll(/(`+).*?\1/g, '`')
      .replaceAll(/\]\([^)]*\)|\{[#/][^}]*\}|<[^>]*>|https?:\S+|^\s*[\w-]+: [\w-]+$/g, ' ');
    return words.flatMap(([pattern, write, where]) => {
      if (where === 'site' && !isSite) return [];
      const [word] = pattern.exec(prose) ?? [];
      return word === undefined ? [] : [{ line: index + 1, word, write }];
    });
  });
}
