import type { ReactNode } from 'react';
import type { ChatLink, DocumentData } from '../../shared/document/document.ts';
import type { Parts } from '../../shared/extension/parts.ts';
import { externalAttributes } from '../../shared/page/href.ts';
import { part } from '../parts/part.tsx';
import { Icon } from './Icon.tsx';
import { Outline } from './Outline.tsx';
import * as labels from '../../shared/config/labels.ts';

/** The column next to the content: outline, AI actions and the outline's footer. */
export function Aside({ data }: { data: DocumentData }) {
  return (
    <>
      {data.outline.length > 0 && <Outline title={data.outlineTitle} headings={data.outline} />}
      {data.aiCta && <AiActions {...data.aiCta} />}
      {data.outlineFooter && (
        <div className="Aside-footer" dangerouslySetInnerHTML={{ __html: data.outlineFooter }} />
      )}
    </>
  );
}

const AiActions = part('AiActions', OwnAiActions);

function OwnAiActions({ chats, source }: Parts['AiActions']) {
  return (
    <ul className="AiActions">
      <li>
        {chats.length === 1 && chats[0]!.name === 'ChatGPT' ? (
          <ChatLinkOf {...chats[0]!}>
            <Icon name="chat" />
            {labels.askChat}
          </ChatLinkOf>
        ) : (
          <details>
            <summary className="AiActions-action">
              <Icon name="chat" />
              {labels.openIn}
            </summary>
            <ul className="AiActions-menu">
              {chats.map((chat) => (
                <li key={chat.name}>
                  <ChatLinkOf {...chat}>{chat.name}</ChatLinkOf>
                </li>
              ))}
            </ul>
          </details>
        )}
      </li>
      <li>
        <button
          className="AiActions-action"
          type="button"
          data-action="copy-page"
          data-source={source}
        >
          <Icon name="copy" />
          <span data-label>{labels.copyPage}</span>
        </button>
      </li>
    </ul>
  );
}

/** A program of the reader's machine opens in no window of the browser. */
function ChatLinkOf({ href, children }: ChatLink & { children: ReactNode }) {
  const attributes = href.startsWith('https:') ? externalAttributes : {};
  return (
    <a className="AiActions-action" href={href} {...attributes}>
      {children}
    </a>
  );
}
