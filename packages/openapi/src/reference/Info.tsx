import { fillPlural } from 'stilldocs/browser';
import type { ApiReference } from '../api-reference.ts';
import { Html } from './parts.tsx';
import * as labels from '../labels.ts';

/** The picture of the API. */
export function Logo({ logo }: Pick<ApiReference, 'logo'>) {
  if (!logo) return null;
  const picture = <img src={logo.src} alt={logo.alt} />;
  return <p className="Api-logo">{logo.href ? <a href={logo.href}>{picture}</a> : picture}</p>;
}

/** The servers of the API, the version of the document, and who is asked about it. */
export function Facts(props: Pick<ApiReference, 'servers' | 'version' | 'facts' | 'lang'>) {
  const { servers, version, facts, lang } = props;
  if (servers.length === 0 && !version && facts.length === 0) return null;
  return (
    <dl className="Api-facts">
      {servers.length > 0 && <dt>{fillPlural(labels.apiServers, servers.length, lang)}</dt>}
      {servers.map(({ url, descriptionHtml }) => (
        <dd key={url + descriptionHtml}>
          <code>{url || '/'}</code> <Html html={descriptionHtml} />
        </dd>
      ))}
      {version && (
        <>
          <dt>{labels.apiVersion}</dt>
          <dd>{version}</dd>
        </>
      )}
      {facts.map(({ label, links }) => [
        <dt key={label}>{label}</dt>,
        ...links.map(({ text, href }) => (
          <dd key={label + text}>{href ? <a href={href}>{text}</a> : text}</dd>
        )),
      ])}
    </dl>
  );
}
