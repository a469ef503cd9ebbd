import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compilerFor } from '../document/openapi.test.kit.ts';

const pet = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 1, description: 'What it is *called*.\n\nOnce.' },
    kind: { enum: ['cat', 'dog'] },
    home: { type: 'object', properties: { street: { type: 'string', deprecated: true } } },
    mother: { $ref: '#/components/schemas/Pet' },
    age: { oneOf: [{ type: 'integer' }, { type: 'string', format: 'date' }] },
  },
};
const document = {
  openapi: '3.1.0',
  info: { title: 'Shelter', version: '2', description: 'Pets and their **keepers**.' },
  servers: [{ url: 'https://shelter.example', description: 'Real' }],
  security: [{ token: [] }],
  paths: {
    '/pets/{id}': {
      put: {
        tags: ['Pets'],
        summary: 'Change a pet',
        deprecated: true,
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } },
        },
        responses: {
          204: { description: 'Changed.', headers: { Age: { schema: { type: 'integer' } } } },
          404: { description: 'No such pet.' },
        },
      },
    },
  },
  components: {
    schemas: { Pet: pet },
    securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
  },
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'reference-markdown-'));
  writeFileSync(join(root, 'openapi.json'), JSON.stringify(document));
});
afterEach(() => rmSync(root, { recursive: true, maxRetries: 9 }));

// The first highlighter of a process takes seconds on a busy machine.
it(
  'says in the twin what the reference shows, fields as deep as they are',
  { timeout: 30_000 },
  async () => {
    const text = '---\nopenapi: ~/openapi.json\n---\n\n# Shelter\n\nRead this first.\n';
    const compiler = compilerFor(root, '/docs');
    const { facts, addedMarkdown, addedSections } = await compiler.compile({
      path: '/api',
      file: 'pages/api.md',
      text,
    });
    expect(facts.diagnostics).toEqual([]);
    const found = addedSections!.map(({ id, level, title: own, text: said }) => ({
      ...{ id, level, own },
      lines: said.split('\n').map((line) => line.replaceAll('\u2063', '|').replaceAll('\t', ' > ')),
    }));
    expect(found.find(({ own }) => own === 'Change a pet')).toMatchInlineSnapshot(`
      {
        "id": "put-pets-id",
        "level": 3,
        "lines": [
          "PUT /pets/{id}",
          "|put-pets-id.path.id|id > integer",
          "|put-pets-id.body.name|name > string, at least 1 character What it is called . Once.",
          "|put-pets-id.body.kind|kind > cat > dog > string",
          "|put-pets-id.body.home|home > object",
          "|put-pets-id.body.home.street|street > string",
          "|put-pets-id.body.mother|mother > Pet",
          "|put-pets-id.body.age|age > one of",
          "integer",
          "string (date)",
          "204 Changed.",
          "|put-pets-id.204.header.Age|Age > integer",
          "404 No such pet.",
        ],
        "own": "Change a pet",
      }
    `);
    expect(found.map(({ id, level, own }) => `${level} ${own} #${id}`)).toMatchInlineSnapshot(`
      [
        "1  #",
        "2 Authorization #authorization",
        "2 Pets #tag-pets",
        "3 Change a pet #put-pets-id",
        "2 Schemas #schemas",
        "3 Pet #schema-pet",
      ]
    `);
    expect(addedMarkdown!.join('')).toMatchInlineSnapshot(`
      "Pets and their **keepers**.

      - Base address: \`https://shelter.example\`
        Real
      - Version: 2

      ## Authorization

      - \`token\`: Bearer token

      ## Pets

      ### Change a pet

      \`PUT /pets/{id}\` (deprecated) ([Markdown](/docs/api/put-pets-id.md))

      Authorization: token

      #### Path parameters

      - \`id\`: integer, required

      #### Request body (required)

      - \`application/json\`: Pet
        - \`name\`: string, at least 1 character, required
          What it is *called*.

          Once.
        - \`kind\`: string
          One of \`"cat"\`, \`"dog"\`
        - \`home\`: object
          - \`street\`: string, deprecated
        - \`mother\`: Pet
        - \`age\`: one of
          - integer
          - string (date)

      #### Responses

      - \`204\`
        Changed.
        - Headers
          - \`Age\`: integer
      - \`404\`
        No such pet.

      #### Sample: curl

      \`\`\`sh
      curl --request PUT \\
        --url https://shelter.example/pets/{id} \\
        --header 'Authorization: Bearer YOUR_TOKEN' \\
        --header 'Content-Type: application/json' \\
        --data '
      {
        "name": "string",
        "kind": "cat",
        "home": {
          "street": "string"
        },
        "age": 0
      }
      '
      \`\`\`

      #### Sample: fetch

      \`\`\`js
      const options = {
        method: 'PUT',
        headers: {Authorization: 'Bearer YOUR_TOKEN', 'Content-Type': 'application/json'},
        body: JSON.stringify({name: 'string', kind: 'cat', home: {street: 'string'}, age: 0})
      };

      fetch('https://shelter.example/pets/{id}', options)
        .then(res => res.json())
        .then(res => console.log(res))
        .catch(err => console.error(err));
      \`\`\`

      #### Sample: Python

      \`\`\`python
      import requests

      url = "https://shelter.example/pets/{id}"

      payload = {
          "name": "string",
          "kind": "cat",
          "home": { "street": "string" },
          "age": 0
      }
      headers = {
          "Authorization": "Bearer YOUR_TOKEN",
          "Content-Type": "application/json"
      }

      response = requests.put(url, json=payload, headers=headers)

      print(response.text)
      \`\`\`

      #### Sample: PHP

      \`\`\`php
      <?php

      $curl = curl_init();

      curl_setopt_array($curl, [
        CURLOPT_URL => "https://shelter.example/pets/{id}",
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_ENCODING => "",
        CURLOPT_MAXREDIRS => 10,
        CURLOPT_TIMEOUT => 30,
        CURLOPT_HTTP_VERSION => CURL_HTTP_VERSION_1_1,
        CURLOPT_CUSTOMREQUEST => "PUT",
        CURLOPT_POSTFIELDS => json_encode([
          'name' => 'string',
          'kind' => 'cat',
          'home' => [
              'street' => 'string'
          ],
          'age' => 0
        ]),
        CURLOPT_HTTPHEADER => [
          "Authorization: Bearer YOUR_TOKEN",
          "Content-Type: application/json"
        ],
      ]);

      $response = curl_exec($curl);
      $err = curl_error($curl);

      curl_close($curl);

      if ($err) {
        echo "cURL Error #:" . $err;
      } else {
        echo $response;
      }
      \`\`\`

      ## Schemas

      ### Pet

      object

      - \`name\`: string, at least 1 character, required
        What it is *called*.

        Once.
      - \`kind\`: string
        One of \`"cat"\`, \`"dog"\`
      - \`home\`: object
        - \`street\`: string, deprecated
      - \`mother\`: Pet
      - \`age\`: one of
        - integer
        - string (date)"
    `);
  },
);
