/** The ids of the parts of an operation, on a page that is one operation. */
export const partIds = {
  path: 'path-parameters',
  query: 'query-parameters',
  header: 'header-parameters',
  cookie: 'cookie-parameters',
  body: 'request-body',
  responses: 'responses',
  callbacks: 'callbacks',
} as const;
