import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import type { Processor } from 'unified';
import 'remark-parse';

/**
 * Parses container (`:::name`) and leaf (`::name`) directives. Text directives (`:name`) are left
 * out on purpose: prose such as `key:value` or `12:30` must never be touched.
 */
export function remarkDirectives(this: Processor): undefined {
  const data = this.data();
  const { flow } = directive();
  (data.micromarkExtensions ??= []).push({ flow: flow! });
  (data.fromMarkdownExtensions ??= []).push([directiveFromMarkdown()]);
}
