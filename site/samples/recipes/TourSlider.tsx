import React, { useRef, useState } from 'react';
import {
  registerVevComponent,
  useDispatchVevEvent,
  useEditorState,
  useSwipe,
  useVevEvent,
  WidgetNode,
} from '@vev/react';

type Props = {
  children?: string[];
};

export default function TourSlider({ children = [] }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [slide, setSlide] = useState(0);
  const { disabled } = useEditorState();
  const dispatch = useDispatchVevEvent();
  const current = Math.min(slide, children.length - 1);
  const key = children[current];

  function show(next: number) {
    if (!children[next]) return;
    setSlide(next);
    dispatch('ON_SLIDE', { number: next + 1 });
  }
  useVevEvent('NEXT_SLIDE', () => show(current + 1));
  useVevEvent('PREVIOUS_SLIDE', () => show(current - 1));
  useSwipe(frame, !disabled, (direction) => {
    if (direction === 'left') show(current + 1);
    if (direction === 'right') show(current - 1);
  });

  return (
    <section aria-label="Tour" aria-roledescription="slider">
      <div ref={frame} aria-live="polite">
        {key ? <WidgetNode key={key} id={key} /> : <p>Add the first slide</p>}
      </div>
      <button
        type="button"
        disabled={current <= 0}
        onClick={() => show(current - 1)}
      >
        Previous
      </button>
      <span>
        {current + 1} of {children.length}
      </span>
      <button
        type="button"
        disabled={current === children.length - 1}
        onClick={() => show(current + 1)}
      >
        Next
      </button>
    </section>
  );
}

registerVevComponent(TourSlider, {
  name: 'Tour slider',
  size: { width: 480, height: 360 },
  children: { name: 'Slide' },
  interactions: [
    { type: 'NEXT_SLIDE', description: 'Show the next slide' },
    { type: 'PREVIOUS_SLIDE', description: 'Show the previous slide' },
  ],
  events: [
    {
      type: 'ON_SLIDE',
      description: 'When another slide shows',
      args: [{ name: 'number', type: 'number' }],
    },
  ],
});
