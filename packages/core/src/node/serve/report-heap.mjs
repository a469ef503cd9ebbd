// Loaded into a dev server under test: it answers each message with the used heap after a collection, in bytes.
process.on('message', () => {
  globalThis.gc();
  process.send(process.memoryUsage().heapUsed);
});
