import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { type DiagnosticError, errorWith } from '../../shared/diagnostics/diagnostic.ts';
import { placeOfProps } from '../render/element-places.ts';
import { TabGroup } from './TabGroup.client.tsx';

interface TabProps {
  /** The tab's label. */
  title: string;
  children?: ReactNode;
}

interface TabsProps {
  /** Names the tabs for a screen reader. */
  label?: string;
  /** Tabs of one group share a choice, also if their labels differ. Default: tabs with the same labels do. */
  group?: string;
  children: ReactNode;
}

/** A tab of `Tabs`, which renders it. */
export function Tab({ children }: TabProps) {
  return children;
}

/**
 * Tabs, for MDX; Markdown writes `:::code-group`. Tabs with the same labels share one choice.
 *
 *     <Tabs><Tab title="npm">…</Tab><Tab title="pnpm">…</Tab></Tabs>
 *
 * @throws DiagnosticError with the place of a child that is no tab, or has no title of its own.
 */
export function Tabs(props: TabsProps) {
  const tabs = Children.toArray(props.children)
    .filter((child) => typeof child !== 'string' || child.trim() !== '')
    .map((child) => {
      if (isTab(child)) return child.props;
      throw strayChild(child, props);
    });
  if (tabs.length === 0) throw mistake('<Tabs> has no <Tab>', props);
  for (const [index, tab] of tabs.entries()) {
    if (typeof tab.title !== 'string' || tab.title.trim() === '')
      throw mistake('A <Tab> has no title', tab);
    if (tabs.findIndex(({ title }) => title === tab.title) < index)
      throw mistake(`A second <Tab> has the title "${tab.title}"`, tab);
  }
  const panels = tabs.map(({ children }, index) => [`panel${index}`, children]);
  return (
    <TabGroup
      labels={tabs.map(({ title }) => title)}
      focusable={tabs.map(({ children }) => beginsFocusable(children))}
      {...(props.label && { name: props.label })}
      {...(props.group && { group: props.group })}
      {...(Object.fromEntries(panels) as Record<`panel${number}`, ReactNode>)}
    />
  );
}

function isTab(node: ReactNode): node is ReactElement<TabProps> {
  return isValidElement(node) && node.type === Tab;
}

function nameOf(node: ReactNode): string {
  if (!isValidElement(node)) return typeof node;
  return typeof node.type === 'string' ? `<${node.type}>` : 'component';
}

const focusableElements = new Set<unknown>([Tabs, 'a', 'button', 'details', 'input']);

/** Whether the first element of a panel is focusable: then the panel need not be. */
function beginsFocusable(node: ReactNode): boolean {
  const first = Children.toArray(node).find(
    (child) => typeof child !== 'string' || child.trim() !== '',
  );
  if (!isValidElement<{ children?: ReactNode; className?: string }>(first)) return false;
  // A code block scrolls.
  if (first.props.className === 'Code') return true;
  return focusableElements.has(first.type) || beginsFocusable(first.props.children);
}

/**
 * The error for a child that is no tab. In a code group it is an element of a .md page that is not
 * closed in its tab.
 */
function strayChild(child: ReactNode, props: object): DiagnosticError {
  const isWritten = placeOfProps(props).line !== undefined || !isValidElement<object>(child);
  if (isWritten)
    return mistake(`Unexpected ${nameOf(child)} in <Tabs>, expected <Tab title="…">`, props);
  return errorWith({
    rule: 'tabs',
    message: `${nameOf(child)} is not closed within its block`,
    hint: 'Close the element where it ends',
    ...placeOfProps(child.props),
  });
}

function mistake(message: string, props: object): DiagnosticError {
  const hint = 'Write <Tabs><Tab title="npm">…</Tab></Tabs>';
  return errorWith({ rule: 'tabs', message, hint, ...placeOfProps(props) });
}
