/** What an animation of the SDK's library returns; the runtime waits for `complete`. */
interface Animation {
  complete?: (() => void) | undefined;
  play(): void;
  pause(): void;
  seek(): void;
  reverse(): void;
  add(): Animation;
}

/**
 * Replaces the library that the SDK animates page transitions with, 8 kB of the host's script: no sample
 * shows one. Animations jump to their end.
 */
function animate({ complete }: { complete?: () => void } = {}): Animation {
  const animation: Animation = {
    complete,
    play: () => undefined,
    pause: () => undefined,
    seek: () => undefined,
    reverse: () => undefined,
    add: () => animation,
  };
  setTimeout(() => animation.complete?.());
  return animation;
}

export default Object.assign(animate, { timeline: animate, remove: () => undefined });
