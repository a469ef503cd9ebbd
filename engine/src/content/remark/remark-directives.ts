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

/**
 * Parses container (`:::name`) and leaf (`::name`) directives, and `{#id}`. Text directives
 * (`:name`) are not supported: prose such as `key:value` or `12:30` must stay unchanged.
 */
export function remarkDirectives(this: Processor): undefined {
  const data = this.data();
  const { flow } = directive();
  (data.micromarkExtensions ??= []).push({ flow: flow!, text });
  (data.fromMarkdownExtensions ??= []).push([directiveFromMarkdown()]);
}
