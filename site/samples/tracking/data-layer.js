window.dataLayer = window.dataLayer || [];

window.addEventListener('vev.track', (event) => {
  const { type, data } = event.detail;
  // The project itself tells the data layer of these.
  if (type === 'VEV_LINK_CLICK' || type.startsWith('VEV_VIDEO_')) return;

  const sendable = ['string', 'number', 'boolean'];
  const vev = Object.fromEntries(
    Object.entries(data).filter(([, value]) => sendable.includes(typeof value)),
  );
  window.dataLayer.push({
    event: type === 'TRACK' ? data.event : type,
    vev,
  });
});
