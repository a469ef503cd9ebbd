'use client';

/** An island. */
export function Button({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" onClick={onPress}>
      Press
    </button>
  );
}
