import { fillLabel } from 'stilldocs/browser';
import type { ApiRequest } from '../api-reference.ts';
import * as labels from '../labels.ts';

/** The label of each place of a parameter. */
const places = {
  path: labels.tryItPath,
  query: labels.tryItQuery,
  header: labels.tryItHeader,
  cookie: labels.tryItCookie,
};

/** A field for a parameter of a request: a select if its values are listed, else a text field. */
export function TryItField({
  id,
  field: { name, place, isRequired, values },
  value,
  onChange,
}: {
  id: string;
  field: ApiRequest['fields'][number];
  value: string;
  onChange: (value: string) => void;
}) {
  const control = {
    id,
    required: isRequired,
    value,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  return (
    <p>
      <label htmlFor={id}>
        <code>{name}</code>{' '}
        {isRequired ? fillLabel(labels.tryItRequired, { place: places[place] }) : places[place]}
      </label>
      {values ? (
        <select {...control}>
          {['', ...values].map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input {...control} />
      )}
    </p>
  );
}
