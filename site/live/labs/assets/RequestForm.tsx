import { useId } from 'react';
import type { FormField } from './host.ts';
import { assetTypes, paths } from './paths.ts';

/** What the reader has chosen for the request. */
export interface RequestState {
  path: string;
  search: string;
  assetType: (typeof assetTypes)[number];
  /** The choice of each filter, by its value. */
  filter: Record<string, string>;
  /** The values of the plugin's form that the reader changed. */
  env: Record<string, string>;
}

interface Choice {
  label: string;
  value: string;
}

interface Filter extends Choice {
  fields: Choice[];
}

/** The parts of a request, and the values of the plugin's form. */
export function RequestForm({
  form,
  filters,
  env,
  state,
  onChange,
  onSend,
}: {
  form: FormField[];
  /** The latest meta fields that the handler answered with. */
  filters: unknown;
  env: Record<string, string>;
  state: RequestState;
  onChange: (state: RequestState) => void;
  onSend: () => void;
}) {
  const { path } = state;
  return (
    <form
      className="Lab-part"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <div className="Lab-fields">
        <Select
          label="Path ends with"
          items={paths.map(({ path: value, asks }) => ({
            value,
            label: value === '' ? `anything else: ${asks}` : value,
          }))}
          value={path}
          onChange={(next) => onChange({ ...state, path: next })}
        />
        {path === '' && (
          <AssetFields filters={filters as Filter[]} state={state} onChange={onChange} />
        )}
        {form.map(({ name, title }) => (
          <Field
            key={name}
            label={`Form: ${title}`}
            value={env[name] ?? ''}
            onChange={(next) => onChange({ ...state, env: { ...state.env, [name]: next } })}
          />
        ))}
      </div>
      <button type="submit" className="Lab-button" data-main="">
        Call the handler
      </button>
    </form>
  );
}

/** The parts of a request for assets. */
function AssetFields({
  filters,
  state,
  onChange,
}: {
  filters: Filter[];
  state: RequestState;
  onChange: (state: RequestState) => void;
}) {
  const { search, assetType, filter } = state;
  return (
    <>
      <Select
        label="assetType"
        items={assetTypes.map((value) => ({ value, label: value }))}
        value={assetType}
        onChange={(next) => onChange({ ...state, assetType: next as RequestState['assetType'] })}
      />
      <Field
        label="search"
        value={search}
        onChange={(next) => onChange({ ...state, search: next })}
      />
      {filters.map(({ label, value, fields }) => (
        <Select
          key={value}
          label={`Filter: ${label}`}
          items={[{ value: '', label: 'All' }, ...fields]}
          value={filter[value] ?? ''}
          onChange={(next) => onChange({ ...state, filter: { ...filter, [value]: next } })}
        />
      ))}
    </>
  );
}

function Field({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

function Select({
  label,
  items,
  value,
  onChange,
}: {
  label: string;
  items: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {items.map((item) => (
          <option key={item.value} value={item.value}>
            {item.label}
          </option>
        ))}
      </select>
    </div>
  );
}
