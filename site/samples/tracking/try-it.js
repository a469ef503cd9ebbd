window.dispatchEvent(
  new CustomEvent('vev.track', {
    detail: {
      type: 'VEV_LINK_CLICK',
      data: { url: 'https://museum.example.org' },
      metaData: {
        projectKey: 'p',
        pageKey: 'q',
        timestamp: Date.now(),
      },
    },
  }),
);
