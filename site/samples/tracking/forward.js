/** The values that can be sent; a custom event also holds elements of the page. */
function plain(data) {
  const sendable = ['string', 'number', 'boolean'];
  return Object.fromEntries(
    Object.entries(data).filter(([, value]) => sendable.includes(typeof value)),
  );
}

window.addEventListener('vev.track', (event) => {
  const { type, data, metaData } = event.detail;
  navigator.sendBeacon(
    'https://stats.example.org/collect',
    JSON.stringify({ type, data: plain(data), metaData }),
  );
});
