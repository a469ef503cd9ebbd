/* Opens the dialog at Ctrl+K or Cmd+K. */
addEventListener('keydown', (event) => {
  if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  document.querySelector<HTMLElement>('.Find')?.click();
});
