const rules = {
  shelf: {
    severity: 'warn',
    finds: 'Options of Shelf that have no effect here',
  },
};

/** @type {import('stilldocs').ConfigurationReader} */
export default {
  aliases: { shelf: 'stilldocs' },
  read({ name, books, ...others }, file) {
    return {
      root: 'books',
      config: {
        title: name,
        sidebar: books.map((book) => ({
          text: book,
          link: `/${book.toLowerCase()}`,
        })),
        extensions: [{ name: 'team-shelf', rules }],
      },
      problems: Object.keys(others).map((option) => ({
        rule: 'shelf',
        message: `The option "${option}" of Shelf has no effect here`,
        file: file.name,
      })),
    };
  },
};
