/** A component that throws. */
export function Broken({ of }: { of?: { name: string } }) {
  return <p>{of!.name}</p>;
}
