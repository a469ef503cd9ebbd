/**
 * Removes the constructors of WebRTC, before anything of a sample runs: a connection tells other hosts the
 * addresses of the reader, and no directive of a policy that browsers implement forbids it.
 *
 * A frame within the frame has no others to offer: its origin is another one, so the sample cannot reach into
 * it, and of scripts it runs only this document's. Workers have none.
 */
export function removeWebRtc(): void {
  for (const name of Object.getOwnPropertyNames(window))
    if (name.includes('RTC')) Reflect.deleteProperty(window, name);
}
