import types from './asset-fields.json' with { type: 'json' };

/** The fields of a type of the SDK. */
export type FieldTypes = {
  [name: string]: {
    type: 'string' | 'number' | 'boolean' | 'object' | 'array' | 'any';
    isRequired: boolean;
    /** The fields of an object, or of an array's items. */
    fields?: FieldTypes;
  };
};

/** What the editor asks for by a path. */
export type Asked = 'assets' | 'meta fields' | 'settings' | 'picker';

/** What a handler answered, as the lab shows it. */
export interface Checked {
  /** `picker` is an HTML `Response`. */
  kind: Asked;
  /** Everything that is wrong with it. */
  problems: string[];
}

type Fields = Record<string, unknown>;
const fieldTypes = types as Record<keyof typeof types, FieldTypes>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const typeOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
/** The maximum of listed problems: in a list of assets the same one often repeats. */
const maxProblems = 12;

/** The type of an asset, by its `mimeType`. */
function assetType({ mimeType }: Fields): keyof typeof types {
  const [kind] = String(mimeType).split('/');
  if (kind === 'image') return 'ProjectImageAsset';
  if (kind === 'video') return 'ProjectVideoAsset';
  return kind === 'audio' ? 'ProjectAudioAsset' : 'BaseProjectAsset';
}

/** Compares a value with a type of the SDK; `where` names it. */
function fieldProblems(value: unknown, fields: FieldTypes, where: string, type: string): string[] {
  if (!isObject(value)) return [`Unexpected ${typeOf(value)} as ${where}, expected ${type}`];
  return Object.entries(fields).flatMap(([name, { type: wanted, isRequired, fields: inner }]) => {
    const found = value[name];
    const at = `${where}.${name}`;
    if (found === undefined)
      return isRequired
        ? [
            `Unexpected ${where} without ${name}, expected a value of type ${wanted}: ${type} requires it`,
          ]
        : [];
    if (wanted !== 'any' && typeOf(found) !== wanted)
      return [`Unexpected ${typeOf(found)} as ${at}, expected ${wanted}`];
    if (!inner) return [];
    return Array.isArray(found)
      ? found.flatMap((item, index) => fieldProblems(item, inner, `${at}[${index}]`, type))
      : fieldProblems(found, inner, at, type);
  });
}

function listProblems(value: unknown, typeOfItem: (item: Fields) => keyof typeof types): string[] {
  if (!Array.isArray(value)) return [`Unexpected ${typeOf(value)}, expected an array`];
  const keys = value.map((item) => (isObject(item) ? item['key'] : undefined));
  const repeated = keys.filter((key, index) => key !== undefined && keys.indexOf(key) < index);
  // Items usually share a problem: it is reported once, for the first.
  const found = new Map<string, { message: string; count: number }>();
  for (const [index, item] of value.entries()) {
    const type = typeOfItem(isObject(item) ? item : {});
    const [mistakes, named] = ['[]', `[${index}]`].map((where) =>
      fieldProblems(item, fieldTypes[type], where, type),
    );
    for (const [at, mistake] of mistakes!.entries()) {
      const known = found.get(mistake) ?? { message: named![at]!, count: 0 };
      found.set(mistake, { ...known, count: known.count + 1 });
    }
  }
  return [
    ...[...found.values()].map(({ message, count }) =>
      count === 1 ? message : `${message} (${count} items)`,
    ),
    ...[...new Set(repeated)].map(
      (key) => `Unexpected second asset with the key ${String(key)}, expected unique keys`,
    ),
  ];
}

/**
 * Checks the answer of a handler by the SDK's types.
 *
 * @param isHtml Whether it is a `Response` with HTML; `value` is its text then.
 */
export function checkAnswer(asked: Asked, value: unknown, isHtml = false): Checked {
  const limited = (kind: Asked, problems: string[]): Checked => ({
    kind,
    problems:
      problems.length > maxProblems
        ? [...problems.slice(0, maxProblems), `… and ${problems.length - maxProblems} more`]
        : problems,
  });
  if (isHtml && asked === 'picker') return limited('picker', []);
  if (isHtml) return limited(asked, ['Unexpected HTML, expected data: only the picker is HTML']);
  if (asked === 'assets') return limited(asked, listProblems(value, assetType));
  if (asked === 'meta fields')
    return limited(
      asked,
      listProblems(value, () => 'EditorPluginAssetSourceFilterField'),
    );
  // Plugins without settings return an empty object; one without a picker answers as for settings.
  if (isObject(value) && Object.keys(value).length === 0) return limited('settings', []);
  const problems = fieldProblems(
    value,
    fieldTypes.EditorPluginSettings,
    'the answer',
    'EditorPluginSettings',
  );
  return limited('settings', problems);
}
