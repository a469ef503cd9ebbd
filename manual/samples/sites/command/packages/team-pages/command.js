import { openOutput, outputFolder } from 'stilldocs/node';

/** @type {import('stilldocs/node').Command} */
export default {
  summary: 'List the pages of the built site',
  options: {
    root: { value: 'folder', help: 'The site’s folder. Default: this folder' },
    titles: { help: 'Add the title of each page' },
  },
  async run(values) {
    const site = openOutput(await outputFolder(values));
    for (const path of site.paths)
      console.log(values.titles ? `${path} ${site.titleOf(path).title}` : path);
    return 0;
  },
};
