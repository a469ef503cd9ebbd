import { sourceOf } from '../html/policy-sources.ts';
import { asText, type JsonObject, listOf, objectOf, textOf } from './json.ts';

/**
 * Where "Try it" may send requests, as the sources of a `connect-src`: every server that a document
 * names for all of it, a path or an operation. A variable stands for each of its values; one that may
 * be anything is a `*` where it is the first name of a host, else its default.
 */
export function serverSources(document: JsonObject): string[] {
  const items = Object.values(objectOf(document.paths)).map(objectOf);
  const operations = items.flatMap((item) => Object.values(item).map(objectOf));
  const servers = [document, ...items, ...operations].flatMap((it) => listOf(it.servers));
  const sources = servers.flatMap((server) => addressesOf(objectOf(server)).map(sourceOf));
  return [...new Set(sources)].filter((source) => /^[\w-]+:\/\//.test(source)).sort();
}

/** More addresses than this are not worth their bytes in a header: a `*` stands for them. */
const maxAddresses = 20;

function addressesOf({ url, variables }: JsonObject): string[] {
  // What follows the host has no say.
  const [origin = ''] = /^[^/]*\/\/[^/]*/.exec(textOf(url)) ?? [];
  const names = [...new Set(origin.match(/\{[^}]+\}/g))];
  return names.reduce<string[]>(
    (made, name) => {
      const variable = objectOf(objectOf(variables)[name.slice(1, -1)]);
      return made.flatMap((address) => {
        const values = listOf(variable.enum).map(asText);
        const isFirst = address.includes(`//${name}.`);
        if (isFirst && (values.length === 0 || values.length > maxAddresses))
          return [address.replaceAll(name, '*')];
        const used = values.length > 0 ? values : [asText(variable.default ?? '')];
        return used.map((value) => address.replaceAll(name, value));
      });
    },
    [origin],
  );
}
