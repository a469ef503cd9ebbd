import React, { useEffect, useState } from 'react';
import { registerVevComponent } from '@vev/react';
import MenuWorker from './menu-worker?worker';

type Props = {
  file?: string;
};

export default function LunchMenu({ file = 'menus/lunch.json' }: Props) {
  const [dishes, setDishes] = useState<string[]>([]);

  useEffect(() => {
    const worker = new MenuWorker();
    worker.onmessage = (event: MessageEvent<string[]>) => setDishes(event.data);
    worker.postMessage({
      pageUrl: self.location.origin + self.location.pathname,
      file,
    });

    return () => worker.terminate();
  }, [file]);

  return (
    <ul>
      {dishes.map((dish) => (
        <li key={dish}>{dish}</li>
      ))}
    </ul>
  );
}

registerVevComponent(LunchMenu, {
  name: 'Lunch menu',
  props: [{ name: 'file', type: 'string' }],
});
