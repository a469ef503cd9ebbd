import type { ApiRequest } from '../api-reference.ts';
import { isMultipart } from '../form-pairs.ts';
import * as labels from '../labels.ts';

/** Fields for files: those of a form in parts, or the one that is the body. */
export function TryItFiles(props: {
  id: string;
  body: NonNullable<ApiRequest['body']>;
  onChange: (name: string, files: File[]) => void;
}) {
  const { id, body, onChange } = props;
  const names = isMultipart(body.type) ? (body.files ?? []) : body.isFile ? [''] : [];
  return names.map((name, index) => (
    <p key={name}>
      <label htmlFor={`${id}${index}`}>
        {name ? (
          <>
            <code>{name}</code> {labels.tryItFile}
          </>
        ) : (
          labels.tryItFileBody
        )}
      </label>
      <input
        id={`${id}${index}`}
        type="file"
        accept={acceptedBy(body, name)}
        multiple={isList(body.text, name)}
        onChange={({ currentTarget }) => onChange(name, [...(currentTarget.files ?? [])])}
      />
    </p>
  ));
}

/** The media types that the document names; undefined if it leaves them open. */
function acceptedBy({ type, encodings = {} }: NonNullable<ApiRequest['body']>, name: string) {
  const named = name ? encodings[name]?.contentType : type;
  return named && !/\*\/\*|octet-stream/.test(named) ? named.replaceAll(/;[^,]*/g, '') : undefined;
}

/** Whether a field takes several files, by the example of the form. */
function isList(text: string, name: string): boolean {
  try {
    return Array.isArray((JSON.parse(text) as Record<string, unknown>)[name]);
  } catch {
    return false;
  }
}
