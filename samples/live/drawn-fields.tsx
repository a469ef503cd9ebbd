import React from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Data, Events, Values } from '../../site/live/protocol.ts';
import type { MakeContext } from './context.ts';
import { toData } from './data.ts';
import type { Call } from './describe.ts';

/** What the panel knows of a field that the sample draws itself. */
interface Drawing {
  label: string;
  value: Data;
  values: Values;
  index?: number;
  isDisabled: boolean;
}

/** Makes the function that draws a field with the sample's component. */
export type DrawField = (
  entry: Record<string, unknown>,
  component: (...args: unknown[]) => unknown,
  context: MakeContext,
) => Call;

/** Shows what a component throws in its place. */
class Boundary extends React.Component<{ children?: React.ReactNode }, { message: string }> {
  override state = { message: '' };
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render() {
    return this.state.message ? <p role="alert">{this.state.message}</p> : this.props.children;
  }
}

/**
 * The fields that have a `component`. Their code runs in the frame alone, so they are there, below
 * the stage, each with its label.
 */
export class DrawnFields {
  #root: Root;
  #fields = new Map<string, React.ReactNode>();
  #emit: (event: 'drawn', value: Events['drawn']) => void;

  constructor(element: HTMLElement, emit: (event: 'drawn', value: Events['drawn']) => void) {
    this.#root = createRoot(element);
    this.#emit = emit;
  }

  draw: DrawField = (entry, component, context) => (id: string, drawing: Drawing) => {
    const { label, value, values, index, isDisabled } = drawing;
    const Component = component as React.ComponentType<Record<string, unknown>>;
    this.#fields.set(
      id,
      <section key={id} className="drawn-field" aria-label={`Field ${label}, drawn by the sample`}>
        <Boundary>
          <Component
            label={label}
            value={value ?? undefined}
            schema={entry}
            help={entry['description']}
            disabled={isDisabled}
            context={context(values)}
            itemIndex={index}
            onChange={(next: unknown) => this.#emit('drawn', { id, value: toData(next) })}
          />
        </Boundary>
      </section>,
    );
    this.#render();
  };

  remove(id: string): void {
    if (this.#fields.delete(id)) this.#render();
  }

  /** Unmounts all fields. */
  unmount(): void {
    this.#root.unmount();
  }

  #render(): void {
    this.#root.render(<>{[...this.#fields.values()]}</>);
  }
}
