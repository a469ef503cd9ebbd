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

export function PortraitField(props: SchemaFieldProps<ObjectField>) {
  const { label, disabled, onChange, context } = props;
  const { photo, focus = 50 }: Portrait = props.value ?? {};

  function choose() {
    context.actions?.imageLibraryOpen((chosen) => {
      onChange({ photo: chosen, focus });
      context.actions?.imageLibraryClose();
    });
  }

  return (
    <fieldset disabled={disabled || !context.actions}>
      <legend>{label}</legend>
      {photo && <img src={photo.url} alt="" width={120} />}
      <button type="button" onClick={choose}>
        {photo ? 'Choose another photo' : 'Choose a photo'}
      </button>
      {photo && (
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
      )}
      {photo && (
        <button type="button" onClick={() => onChange(null)}>
          Remove
        </button>
      )}
    </fieldset>
  );
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
