import React from 'react';
import { registerVevComponent } from '@vev/react';
import type { SchemaFieldProps, StringField } from '@vev/utils';

type Props = {
  film?: string;
};

export default function FilmClip({ film }: Props) {
  return film ? <video controls src={film} /> : null;
}

function FilmField({
  label,
  value,
  onChange,
  context,
}: SchemaFieldProps<StringField>) {
  const { actions } = context;
  return (
    <div>
      <span>{value ?? label}</span>
      <button
        type="button"
        disabled={!actions}
        onClick={() =>
          actions?.videoLibraryOpen((film) => {
            onChange(film.url);
            actions.videoLibraryClose();
          })
        }
      >
        Choose
      </button>
      <input
        type="file"
        accept="video/*"
        aria-label="Upload"
        onChange={async ({ target }) => {
          const [file] = target.files ?? [];
          const uploaded = file && (await actions?.uploadFile(file));
          if (uploaded) onChange(uploaded.url);
        }}
      />
    </div>
  );
}

registerVevComponent(FilmClip, {
  name: 'Film clip',
  props: [{ name: 'film', type: 'string', component: FilmField }],
});
