import { createElement, type ReactNode } from 'react';
import { Tabs } from 'stilldocs/components';
import { staticHtml } from './static-html.ts';

/** An element whose content is written as text, unless tabs are in it; see `static-html.ts`. */
export function Written(props: { as: 'div' | 'ul'; className: string; children: ReactNode }) {
  const { as, className, children } = props;
  const html = staticHtml(children, Tabs);
  return html === undefined
    ? createElement(as, { className }, children)
    : createElement(as, { className, dangerouslySetInnerHTML: { __html: html } });
}
