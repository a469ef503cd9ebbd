import { sourceOf } from 'stilldocs/feature';
import { asText, type JsonObject, listOf, objectOf, textOf } from '../document/json.ts';

/**
 * The allowed targets of "Try it", as sources of `connect-src`: the servers of the document, of its
 * paths and of its operations. A variable yields each of its values. A free variable yields `*` as
 * the first label of a host, else its default.
 */
export function serverSources(document: JsonObject): string[] {
  const items = Object.values(objectOf(document.paths)).map(objectOf);
  const operations = items.flatMap((item) => Object.values(item).map(objectOf));
  const servers = [document, ...items, ...operations].flatMap((it) => listOf(it.servers));
  const sources = servers.flatMap((server) => addressesOf(objectOf(server)).map(sourceOf));
  return [...new Set(sources)].filter((source) => /^[\w-]+:\/\//.test(source)).sort();
}

/**
 * The maximum number of addresses of a variable; `*` replaces more, to save bytes in the header.
 */
const maxAddresses = 20;

function addressesOf({ url, variables }: JsonObject): string[] {
  // Only scheme and host matter.
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
