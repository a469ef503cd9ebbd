const mit = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** What the script of live samples holds of others, with the notices that their licenses ask for. */
const packages: Record<string, string> = {
  'react, react-dom, scheduler': 'Copyright (c) Facebook, Inc. and its affiliates.',
  'mustache, in the lab of templates':
    'Copyright (c) 2009 Chris Wanstrath (Ruby), Copyright (c) 2010-2014 Jan Lehnardt (JavaScript), Copyright (c) 2010-2015 The mustache.js community',
  animejs: 'Copyright (c) 2019 Julian Garnier',
  'preact, inside @vev/react': 'Copyright (c) 2015-present Jason Miller',
  'stylis, inside @vev/react': 'Copyright (c) 2016-present Sultan Tarimo',
  '@vev/react, @vev/utils': 'MIT by their package.json; they name no holder.',
};

/** The notices, as the text file that the site serves. */
export const licenses = `The live samples of this site run with these packages, under the MIT license.

${Object.entries(packages)
  .map(([name, notice]) => `${name}\n  ${notice}`)
  .join('\n\n')}

${mit}
`;
