window.dataLayer = window.dataLayer || [];

window.addEventListener('vev.track', (event) => {
  const { type, data } = event.detail;
  window.dataLayer.push({ event: type, ...data });
});
