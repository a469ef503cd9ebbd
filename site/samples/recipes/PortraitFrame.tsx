// [!region head]
import React from 'react';
import { Image, registerVevComponent } from '@vev/react';
import type { MediaType, ObjectField, SchemaFieldProps } from '@vev/utils';

type Portrait = {
  photo?: MediaType;
  focus?: number;
};

type Props = {
  portrait?: Portrait;
};

// [!endregion head]
// [!region core]
export function PortraitField(props: SchemaFieldProps<ObjectField>) {
  const { label, value, disabled, onChange } = props;
  const { photo, focus = 50 }: Portrait = value ?? {};
  const { actions } = props.context;

  function choose() {
    actions?.imageLibraryOpen((chosen) => {
      onChange({ photo: chosen, focus });
      actions.imageLibraryClose();
    });
  }
  return (
    <fieldset disabled={disabled || !actions}>
      <legend>{label}</legend>
      {photo && <img src={photo.url} alt="" width={120} />}
      <button type="button" onClick={choose}>
        {photo ? 'Choose another photo' : 'Choose a photo'}
      </button>
      {photo && <Focus photo={photo} focus={focus} onChange={onChange} />}
    </fieldset>
  );
}
// [!endregion core]
// [!region rest]

type FocusProps = Required<Portrait> & {
  onChange: (portrait: Portrait | null) => void;
};

function Focus({ photo, focus, onChange }: FocusProps) {
  return (
    <>
      <label>
        Focus, from left to right
        <input
          type="range"
          value={focus}
          onChange={({ target }) =>
            onChange({ photo, focus: Number(target.value) })
          }
        />
      </label>
      <button type="button" onClick={() => onChange(null)}>
        Remove
      </button>
    </>
  );
}

export default function PortraitFrame({ portrait = {} }: Props) {
  const { photo, focus = 50 } = portrait;
  if (!photo) return <p>Choose a photo</p>;

  const style = {
    width: '100%',
    height: '100%',
    objectFit: 'cover' as const,
    objectPosition: `${focus}% 50%`,
  };
  return <Image src={photo} style={style} />;
}

registerVevComponent(PortraitFrame, {
  name: 'Portrait frame',
  props: [
    {
      name: 'portrait',
      type: 'object',
      fields: [
        { name: 'photo', type: 'image' },
        { name: 'focus', type: 'number' },
      ],
      component: PortraitField,
    },
  ],
});
// [!endregion rest]
