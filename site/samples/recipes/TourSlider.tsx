// [!region head]
import React, { useRef, useState } from 'react';
import type { RefObject } from 'react';
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

// [!endregion head]
// [!region core]
function useSlides(slides: string[], frame: RefObject<HTMLElement>) {
  const [slide, setSlide] = useState(0);
  const { disabled } = useEditorState();
  const dispatch = useDispatchVevEvent();
  const current = Math.min(slide, slides.length - 1);

  function show(next: number) {
    if (!slides[next]) return;
    setSlide(next);
    dispatch('ON_SLIDE', { number: next + 1 });
  }
  useVevEvent('NEXT_SLIDE', () => show(current + 1));
  useVevEvent('PREVIOUS_SLIDE', () => show(current - 1));
  useSwipe(frame, !disabled, (direction) => {
    if (direction === 'left') show(current + 1);
    if (direction === 'right') show(current - 1);
  });
  return { current, show };
}
// [!endregion core]
// [!region rest]

export default function TourSlider({ children = [] }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const { current, show } = useSlides(children, frame);
  const key = children[current];

  return (
    <section aria-label="Tour" aria-roledescription="slider">
      <div ref={frame} aria-live="polite">
        {key ? <WidgetNode key={key} id={key} /> : 'Add the first slide'}
      </div>
      <p>
        {current + 1} of {children.length}
      </p>
      {[-1, 1].map((step) => (
        <button
          key={step}
          type="button"
          disabled={!children[current + step]}
          onClick={() => show(current + step)}
        >
          {step < 0 ? 'Previous' : 'Next'}
        </button>
      ))}
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
// [!endregion rest]
