import type { HighlighterCore, LanguageRegistration, ThemeRegistrationRaw } from 'shiki/core';
import { plainScopes, tokenClasses } from './token-classes.ts';

const plainColor = '#000000';

/**
 * A TextMate theme whose colors are not colors but numbers of token classes: highlighting runs once,
 * and the style sheet decides what each class looks like in either color scheme.
 */
const classTheme: ThemeRegistrationRaw = {
  name: 'classes',
  settings: [
    { settings: { foreground: plainColor, background: '#ffffff' } },
    { scope: [...plainScopes], settings: { foreground: plainColor } },
    ...tokenClasses.map(({ scopes }, index) => ({
      scope: [...scopes],
      settings: { foreground: colorOf(index) },
    })),
  ],
};

function colorOf(index: number): string {
  return `#${(index + 1).toString(16).padStart(6, '0')}`;
}

const classOfColor = new Map(tokenClasses.map(({ name }, index) => [colorOf(index), `t-${name}`]));

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Highlights code; one instance serves a whole process. */
export interface Highlighter {
  /** Whether the language's name or alias is known; plain text is. */
  knows(language: string): boolean;
  /** Every name and alias it knows. */
  languages: string[];
  /**
   * The code as one line of compact HTML per line of code. Neighbouring tokens of a class are
   * merged, white space stands outside of tokens, and plain text has no markup.
   */
  lines(code: string, language: string): Promise<string[]>;
}

const plain = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'ansi']);

/** Longer lines are not highlighted: TextMate grammars may take minutes for them. Characters. */
const maxLineLength = 5000;

/** Starts a highlighter. Grammars are loaded when first asked for. */
export async function createHighlighter(): Promise<Highlighter> {
  const [{ createHighlighterCore }, { createJavaScriptRegexEngine }, { bundledLanguages }] =
    await Promise.all([
      import('shiki/core'),
      import('shiki/engine/javascript'),
      import('shiki/langs'),
    ]);
  const core = await createHighlighterCore({
    engine: createJavaScriptRegexEngine({ forgiving: true }),
    themes: [classTheme],
  });
  const grammars = bundledLanguages as unknown as Record<
    string,
    () => Promise<{ default: LanguageRegistration[] }>
  >;
  return {
    knows: (language) => plain.has(language) || Object.hasOwn(bundledLanguages, language),
    languages: [...plain, ...Object.keys(bundledLanguages)],
    async lines(code, language) {
      if (plain.has(language)) return code.split('\n').map(escapeHtml);
      if (!core.getLoadedLanguages().includes(language))
        await core.loadLanguage(await grammars[language]!());
      return tokenize(core, code, language);
    },
  };
}

function tokenize(core: HighlighterCore, code: string, language: string): string[] {
  const { tokens } = core.codeToTokens(code, {
    lang: language,
    theme: 'classes',
    tokenizeMaxLineLength: maxLineLength,
    // Without limit: the same code must become the same HTML on a slow or busy machine.
    tokenizeTimeLimit: 0,
  });
  return tokens.map((line) => {
    let html = '';
    let openClass: string | undefined;
    let pending = '';
    for (const { content, color } of line) {
      if (content.trim() === '') {
        pending += content;
        continue;
      }
      const tokenClass = classOfColor.get(color?.toLowerCase() ?? '');
      const [, before = '', text = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(content)!;
      pending += before;
      if (tokenClass === openClass) html += pending;
      else {
        if (openClass) html += '</span>';
        html += pending;
        if (tokenClass) html += `<span class="${tokenClass}">`;
        openClass = tokenClass;
      }
      html += escapeHtml(text);
      pending = after;
    }
    return `${html}${openClass ? '</span>' : ''}${pending}`;
  });
}
