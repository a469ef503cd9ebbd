import type { ReactNode } from 'react';
import type { Data, Media } from '../../protocol.ts';
import type { ControlProps } from '../control.ts';
import { useSeat } from '../seat.ts';
import { isValues } from '../values.ts';

const types = ['image', 'video', 'audio'] as const;

/** A picker for images, videos or sounds of the sample project. */
export function MediaPicker(props: ControlProps) {
  const { library } = useSeat();
  const type = types.find((each) => each === props.field.type) ?? 'image';
  return (
    <Picker
      {...props}
      items={library[type].map((media) => ({
        key: media.key,
        name: media.name,
        value: toValue(type, media),
        picture: media.thumbnail && <img src={media.thumbnail} alt="" />,
      }))}
    />
  );
}

/** What the component gets of a medium: a sound has its file's name too. */
const toValue = (type: (typeof types)[number], { key, url, name }: Media): Data =>
  type === 'audio' ? { key, url, filename: name } : { key, url };

/** A picker for the icons of the sample project. */
export function IconPicker(props: ControlProps) {
  const { library } = useSeat();
  return (
    <Picker
      {...props}
      items={library.icon.map((icon) => ({
        key: icon.key,
        name: icon.name,
        value: { ...icon },
        picture: (
          <svg viewBox={`0 0 ${icon.path[0]} ${icon.path[1]}`} aria-hidden="true">
            <path d={icon.path[2]} />
          </svg>
        ),
      }))}
    />
  );
}

/** Radio buttons as tiles; the first takes the value away. */
function Picker({
  id,
  value,
  onChange,
  items,
}: ControlProps & { items: { key: string; name: string; value: Data; picture: ReactNode }[] }) {
  const chosen = isValues(value) ? value['key'] : undefined;
  const all = [{ key: undefined, name: 'None', value: undefined, picture: undefined }, ...items];
  return (
    <div className="Seat-tiles">
      {all.map((item) => (
        <label className="Seat-tile" key={item.key ?? ''} data-bare={!item.picture || undefined}>
          <input
            type="radio"
            name={id}
            checked={item.key === chosen}
            onChange={() => onChange(item.value)}
          />
          {item.picture}
          <span>{item.name}</span>
        </label>
      ))}
    </div>
  );
}
