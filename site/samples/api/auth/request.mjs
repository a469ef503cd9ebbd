const response = await fetch('https://api.vev.design/api-key/introspection', {
  headers: { 'x-vev-key': process.env.VEV_API_KEY },
});

console.log(response.status, await response.text());
