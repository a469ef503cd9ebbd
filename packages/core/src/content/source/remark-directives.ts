import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import type { Processor } from 'unified';
import 'remark-parse';

type TextConstructs = NonNullable<ReturnType<typeof directive>['text']>;

/**
 * Parses `{#id}` before MDX parses braces as an expression. It becomes a text directive without a
 * name; see `remarkHeadingIds`.
 */
const text: TextConstructs = {
  [code('{')]: {
    name: 'headingId',
    tokenize(effects, ok, nok) {
      type State = typeof ok;
      const begin: State = (character) => {
        effects.enter('directiveText');
        effects.consume(character);
        return (next) => (next === code('#') ? advance(next, first) : nok(next));
      };
      const first: State = (character) =>
        isOfId(character) ? advance(character, rest) : nok(character);
      const rest: State = (character) => {
        if (character !== code('}')) return first(character);
        effects.consume(character);
        effects.exit('directiveText');
        return ok;
      };
      const advance = (character: number, state: State): State => {
        effects.consume(character);
        return state;
      };
      return begin;
    },
  },
};

function code(character: string): number {
  return character.charCodeAt(0);
}

/** Whether a character is allowed in an id: no line end, white space or brace. */
function isOfId(character: number | null): character is number {
  return (
    character !== null && character > code(' ') && !/[{}#<>"']/.test(String.fromCharCode(character))
  );
}

/** Whether a character is part of a word or an amount. */
function isOfWord(character: number | null): boolean {
  return (
    character !== null &&
    character > code(' ') &&
    /[\p{L}\p{N}]/u.test(String.fromCodePoint(character))
  );
}

/**
 * Parses `$x$` and `$$x$$` by the rules of Pandoc: the dollar signs are next to the formula without blanks,
 * and neither of them is next to a word outside. `$10 and $20`, `US$5` and `$HOME/$USER` are text. The
 * formula becomes a text directive without a name; see `remarkMath`.
 */
const formula: TextConstructs = {
  [code('$')]: {
    name: 'formula',
    tokenize(effects, ok, nok) {
      type State = typeof ok;
      const before = this.previous;
      let size = 0;
      let closing = 0;
      let last: number | null = null;
      const begin: State = (character) => {
        // `$HOME/$USER`
        const isPath = before === code('$') || before === code('/');
        if (isOfWord(before) || isPath) return nok(character);
        effects.enter('directiveText');
        return open(character);
      };
      const open: State = (character) => {
        if (character === code('$') && size < 2) {
          size++;
          effects.consume(character);
          return open;
        }
        if (character === code('$') || (size === 1 && isBlank(character))) return nok(character);
        return inside(character);
      };
      const inside: State = (character) => {
        // Code precedes.
        if (character === null || character === code('`')) return nok(character);
        if (character === code('$')) return close(character);
        last = character;
        if (character < -2) {
          effects.enter('lineEnding');
          effects.consume(character);
          effects.exit('lineEnding');
          return inside;
        }
        effects.consume(character);
        return character === code('\\') ? escaped : inside;
      };
      const escaped: State = (character) => {
        if (character !== code('$')) return inside(character);
        last = character;
        effects.consume(character);
        return inside;
      };
      // The first dollar sign must close: TeX has none inside.
      const close: State = (character) => {
        if (character === code('$') && closing < size) {
          closing++;
          effects.consume(character);
          return close;
        }
        const isEnd = closing === size && character !== code('$') && !isOfWord(character);
        if (!isEnd || last === null || (size === 1 && isBlank(last))) return nok(character);
        effects.exit('directiveText');
        return ok(character);
      };
      return begin;
    },
  },
};

/** Whether a character is a blank, a line end, or the end of the text. */
function isBlank(character: number | null): boolean {
  return character === null || character < 0 || character === code(' ');
}

/**
 * Parses container (`:::name`) and leaf (`::name`) directives, `{#id}`, and formulas. Text directives
 * (`:name`) are not supported: prose such as `key:value` or `12:30` must stay unchanged.
 */
export function remarkDirectives(this: Processor, { hasMath = false } = {}): undefined {
  const data = this.data();
  const { flow } = directive();
  (data.micromarkExtensions ??= []).push({
    flow: flow!,
    text: hasMath ? { ...text, ...formula } : text,
  });
  (data.fromMarkdownExtensions ??= []).push([directiveFromMarkdown()]);
}
