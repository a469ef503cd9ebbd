import React, { useState } from 'react';
import { registerVevComponent, WidgetNode } from '@vev/react';

type Props = {
  children?: string[];
};

export default function RecipeSteps({ children = [] }: Props) {
  const [step, setStep] = useState(0);

  if (children.length === 0) return <p>Add the first step</p>;

  const current = Math.min(step, children.length - 1);
  const key = children[current];

  return (
    <section>
      <p>
        Step {current + 1} of {children.length}
      </p>
      <WidgetNode key={key} id={key} />
      <button
        type="button"
        disabled={current === 0}
        onClick={() => setStep(current - 1)}
      >
        Back
      </button>
      <button
        type="button"
        disabled={current === children.length - 1}
        onClick={() => setStep(current + 1)}
      >
        Next
      </button>
    </section>
  );
}

registerVevComponent(RecipeSteps, {
  name: 'Recipe steps',
  size: { width: 480, height: 360 },
  children: { name: 'Step', icon: 'https://www.example.com/icons/step.svg' },
});
