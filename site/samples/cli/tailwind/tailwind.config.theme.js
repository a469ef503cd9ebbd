module.exports = {
  content: ['./src/**/*.{ts,tsx}'],
  corePlugins: {
    preflight: false,
  },
  theme: {
    extend: {
      colors: {
        crust: '#8a5a2b',
        flour: '#faf6ee',
      },
    },
  },
};
