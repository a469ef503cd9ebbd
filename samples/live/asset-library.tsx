import React, { useEffect, useState } from 'react';
import type { Data } from '../../site/live/protocol.ts';
import { isRecord, toData } from './data.ts';

/** The handler of an asset source, as a sample registers it. */
export type Handler = (request: Request, env: Record<string, string>, kv: Store) => unknown;

/** What the platform gives a handler to keep values in; here they last as long as the frame. */
interface Store {
  get(key: unknown[]): Promise<{ key: unknown[]; value: unknown; versionstamp: string | null }>;
  set(key: unknown[], value: unknown): Promise<{ ok: boolean; versionstamp: string }>;
  delete(key: unknown[]): Promise<void>;
}

/** What a request of the editor holds: fields of the panel, beside those of the plugin's form. */
export const requestFields = [
  {
    type: 'group',
    title: 'Request of the editor',
    fields: [
      {
        name: 'request.path',
        type: 'select',
        title: 'Path',
        initialValue: '/',
        options: {
          items: ['/', '/settings/meta_fields', '/settings/global'].map((path) => ({
            label: path,
            value: path,
          })),
        },
      },
      { name: 'request.search', type: 'string', title: 'Search' },
      {
        name: 'request.assetType',
        type: 'select',
        title: 'Asset type',
        initialValue: 'IMAGE',
        options: {
          items: ['IMAGE', 'VIDEO', 'OTHER'].map((type) => ({ label: type, value: type })),
        },
      },
    ],
  },
];

const kept = new Map<string, unknown>();
const store: Store = {
  async get(key) {
    const id = JSON.stringify(key);
    return { key, value: kept.get(id) ?? null, versionstamp: kept.has(id) ? '1' : null };
  },
  async set(key, value) {
    kept.set(JSON.stringify(key), value);
    return { ok: true, versionstamp: '1' };
  },
  async delete(key) {
    kept.delete(JSON.stringify(key));
  },
};

/** The call that the editor makes for values of the panel. */
function requestOf(values: Record<string, unknown>): Request {
  const url = new URL(String(values['request.path'] ?? '/'), 'https://plugin.example');
  const search = String(values['request.search'] ?? '');
  if (search) url.searchParams.set('search', search);
  const assetType = values['request.assetType'];
  return new Request(url, { method: 'POST', body: JSON.stringify({ assetType, filter: [] }) });
}

/** Required of every asset. */
const required = { key: 'string', mimeType: 'string', url: 'string', updated: 'number' };

/** What an asset lacks, in words. */
function lacks(asset: unknown): string[] {
  if (!isRecord(asset))
    return [`Unexpected ${asset === null ? 'null' : typeof asset}, expected an asset`];
  return Object.entries(required)
    .filter(([name, type]) => typeof asset[name] !== type)
    .map(([name, type]) => `Unexpected ${typeof asset[name]} in ${name}, expected a ${type}`);
}

/** A component that calls a handler with the values of the panel, and shows what the editor would get. */
export function assetLibrary(handler: Handler) {
  return function AssetLibrary(values: Record<string, unknown>) {
    const [answer, setAnswer] = useState<{ value: unknown } | { error: string }>();
    const given = JSON.stringify(values, (name, value: unknown) =>
      name === 'hostRef' ? undefined : value,
    );
    useEffect(() => {
      let isCurrent = true;
      const form: Record<string, unknown> = JSON.parse(given);
      const env = Object.fromEntries(
        Object.entries(form)
          .filter(([name]) => !name.startsWith('request.'))
          .map(([name, value]) => [name, String(value)]),
      );
      Promise.resolve()
        .then(() => handler(requestOf(form), env, store))
        .then(
          (value) => isCurrent && setAnswer({ value }),
          (error: unknown) => isCurrent && setAnswer({ error: String(error) }),
        );
      return () => {
        isCurrent = false;
      };
    }, [given]);
    if (!answer) return <p className="schema-value">Waiting for the handler</p>;
    const isSettings = String(values['request.path'] ?? '').startsWith('/settings/');
    return (
      <div className="schema-value">
        {'error' in answer ? (
          <p role="alert">The handler failed: {answer.error}</p>
        ) : Array.isArray(answer.value) && !isSettings ? (
          <Assets assets={answer.value} />
        ) : (
          <pre>{JSON.stringify(toData(answer.value), null, 2)}</pre>
        )}
      </div>
    );
  };
}

function Assets({ assets }: { assets: unknown[] }) {
  return (
    <>
      <p>
        {assets.length} {assets.length === 1 ? 'asset' : 'assets'} in the library
      </p>
      <ul className="assets">
        {assets.map((asset, index) => (
          <li key={index}>
            <Asset asset={asset} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Asset({ asset }: { asset: unknown }) {
  const problems = lacks(asset);
  const { filename, key, mimeType, thumb, url }: Record<string, unknown> = isRecord(asset)
    ? asset
    : {};
  const picture = [thumb, url].find((each) => String(each).startsWith('data:'));
  const name = toText(filename ?? key);
  return (
    <>
      {picture ? <img src={String(picture)} alt="" /> : <span>{toText(mimeType)}</span>}
      {name}
      {problems.map((problem) => (
        <em key={problem}>{problem}</em>
      ))}
    </>
  );
}

const toText = (value: unknown): string => {
  const data: Data = toData(value);
  return typeof data === 'string' ? data : (JSON.stringify(data) ?? '');
};
