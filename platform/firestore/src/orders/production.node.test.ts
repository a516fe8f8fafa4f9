import { collections } from '@site/contracts/enquiry';
import { referenceOf } from '@site/contracts/orderReference';
import { staffCollections } from '../staff/staffCollections';
import { documentsRoot } from '../documents/names';
import { runIn } from './testing/ordersCommand';
import {
  PROJECT,
  TOKEN,
  fakeDatabases,
  type Answer,
  type FakeDatabase,
} from './testing/fakeDatabase';

const serve = fakeDatabases();

const runAt = (cloud: FakeDatabase, ...args: string[]) =>
  runIn(
    { environment: { SITE_FIRESTORE_TOKEN: TOKEN }, cloud: cloud.address },
    ...args,
    '--production',
    '--project',
    PROJECT,
  );

test('enquiries of production come newest first, from all pages, with the token', async () => {
  const cloud = await serve(['a1', 'b5', 'c3', 'd4', 'e2']);
  const { code, output, warnings } = await runAt(cloud);

  expect({ code, warnings }).toEqual({ code: 0, warnings: '' });
  expect(output.match(/Name of \w\d/g)).toEqual(
    ['b5', 'd4', 'c3', 'e2', 'a1'].map((id) => `Name of ${id}`),
  );
  expect(cloud.asked).toEqual(Array(3).fill(`GET Bearer ${TOKEN}`));
});

const refusals: [number, RegExp][] = [
  [503, /^Cloud Firestore, project cirvena-site, answered 503\.\n$/],
  [
    401,
    /^The access token was refused: one lasts an hour\. .*gcloud auth print-access-token\)\.\n$/,
  ],
  [403, /^The account of the access token may not do this in project cirvena-site: /],
  [404, /^There is no Firestore database in a project cirvena-site\.\n$/],
];
test.each(refusals)(
  '%d ends the command with a sentence without the token',
  async (status, said) => {
    const cloud = await serve(['a1'], () => ({ code: status }));
    const { code, output, warnings } = await runAt(cloud);

    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(warnings).toMatch(said);
    expect(warnings).not.toContain(TOKEN);
  },
);

test('the token is not taken elsewhere', async () => {
  const other = await serve([]);
  const cloud = await serve(['a1'], () => ({ code: 307, location: `${other.address}/v1/x` }));
  const { code, warnings } = await runAt(cloud);

  expect(code).toBe(1);
  expect(warnings).toBe('Cloud Firestore, project cirvena-site, answered 307.\n');
  expect(other.asked).toEqual([]);
});

describe('erasing', () => {
  test('is shown first and then done', async () => {
    const cloud = await serve(['a1', 'b2', 'c3']);
    const seen = await runAt(cloud, 'erase', '--id', 'b2');
    expect(seen).toMatchObject({ code: 0, output: expect.stringMatching(/Name of b2/) });
    expect(seen.warnings).toBe(
      '1 enquiry\nNothing was erased yet. To erase this from Cloud Firestore, project cirvena-site for good, add: --confirm 1\n',
    );
    expect(cloud.ids).toContain('b2');

    expect(await runAt(cloud, 'erase', '--id', 'b2', '--confirm', '1')).toMatchObject({
      code: 0,
      output: '',
    });
    expect([...cloud.ids]).toEqual(['a1', 'c3']);
    const nameOf = (collection: string) => `${documentsRoot(PROJECT)}/${collection}/b2`;
    expect(cloud.commits).toEqual([
      [
        { delete: nameOf(collections.orders) },
        { delete: nameOf(staffCollections.desk) },
        {
          update: {
            name: nameOf(staffCollections.log),
            fields: {
              kind: { stringValue: 'erasure' },
              reason: { stringValue: 'command' },
              reference: { stringValue: referenceOf('b2') },
            },
          },
          updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
        },
      ],
    ]);
    expect(cloud.asked.at(-1)).toBe(`POST Bearer ${TOKEN}`);
  });

  test('that stops on the way says how far it came', async () => {
    const codes = [200, 403];
    const answer: Answer = ({ method }) =>
      method === 'POST' ? { code: codes.shift() ?? 403 } : undefined;
    const cloud = await serve(
      Array.from({ length: 60 }, (_, number) => `id${number}`),
      answer,
    );
    const erase = ['erase', '--email', 'asha@example.com', '--confirm', '60'];
    const { code, warnings } = await runAt(cloud, ...erase);

    expect(code).toBe(1);
    expect(warnings).toMatch(/^50 of 60 erased\. The account .* Look again without --confirm\.\n$/);
    expect(cloud.ids.size).toBe(10);
  });
});

test.each(['<html>', '{"documents":[{"name":"a/b","fields":{"Name":"x"}}]}'])(
  'an answer such as %s is no list of documents',
  async (body) => {
    const cloud = await serve(['a1'], () => ({ code: 200, body }));
    expect(await runAt(cloud)).toEqual({
      code: 1,
      output: '',
      warnings:
        'Cloud Firestore, project cirvena-site, gave something that is no list of documents.\n',
    });
  },
);

const environment = { SITE_FIRESTORE_TOKEN: TOKEN };
test.each([
  [{}, ['--production', '--project', PROJECT], /^Put an access token into SITE_FIRESTORE_TOKEN/],
  [{ SITE_FIRESTORE_TOKEN: 'a\nb' }, ['--production', '--project', PROJECT], /holds no token/],
  [environment, ['--production'], /^The site's project is demo-site, which stands for none/],
  [environment, ['--production', '--project', '../x'], /^--project takes the id of a project/],
  [environment, ['--project', PROJECT], /^--project goes with/],
])('%#: %j %j is answered with one sentence', async (outside, args, sentence) => {
  const { code, output, warnings } = await runIn({ environment: outside }, ...args);

  expect({ code, output }).toEqual({ code: 2, output: '' });
  expect(warnings).toMatch(sentence);
  expect(warnings).not.toContain(TOKEN);
});
