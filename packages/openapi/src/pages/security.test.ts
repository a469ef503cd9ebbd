import { expect, it } from 'vitest';
import { createResolve } from '../document/references.ts';
import { labels } from '../document/openapi.test.kit.ts';
import { createDescribeText } from './describe-text.ts';
import { securityOf } from './security.ts';

it('ways of authentication say where a token comes from, and what it allows', () => {
  const securitySchemes = {
    app: {
      ...{ type: 'oauth2', description: 'For *apps*.' },
      flows: {
        clientCredentials: {
          tokenUrl: 'https://a.example/token',
          refreshUrl: '/refresh',
          scopes: { 'rooms:read': 'Read\n**rooms**', all: '' },
        },
      },
    },
    user: { type: 'openIdConnect', openIdConnectUrl: 'https://a.example/openid' },
    wrong: { type: 'oauth2', flows: { implicit: null, password: { tokenUrl: 'javascript:x' } } },
  };
  const document = { components: { securitySchemes } };
  const found = securityOf(
    document,
    createResolve(document),
    createDescribeText('', labels),
    labels,
  );
  const texts = found.map(({ descriptionHtml }) =>
    descriptionHtml.replaceAll(/<\/?(?:p|ul|li)>|\n/g, ' ').replaceAll(/ +/g, ' '),
  );
  expect(texts[0]).toContain('For <em>apps</em>. <code>clientCredentials</code>');
  expect(texts[0]).toMatch(/<code>tokenUrl<\/code>: <a href="https:\/\/a.example\/token"/);
  expect(texts[0]).toContain('<code>refreshUrl</code>: <code>/refresh</code>');
  expect(texts[0]).toContain('<code>rooms:read</code>: Read <strong>rooms</strong>');
  expect(texts[1]).toMatch(/<code>openIdConnectUrl<\/code>: <a href="https:\/\/a.example\/openid"/);
  expect(texts[2]).toContain('<code>javascript:x</code>');
});
