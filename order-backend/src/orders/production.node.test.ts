import { writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { collections } from '@site/order-model/enquiry';
import { serveLocally } from '@site/tooling/http/serveLocally';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { journalIn } from '../journal/dataFolder';
import { toJournalLine } from '../journal/journalLines';
import { idOf, orderRecord, wireOf } from '../testing/sampleOrders';
import { TOKEN } from '../testing/sendRequest';
import { serveStore, type ServedStore } from '../testing/serveStore';
import { runIn } from '../testing/ordersCommand';

const PROJECT = 'cirvena-site';
const newFolder = temporaryFolders();
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const runAt = (cloud: string, ...args: string[]) =>
  runIn(
    { environment: { SITE_FIRESTORE_TOKEN: TOKEN }, cloud },
    ...args,
    '--production',
    '--project',
    PROJECT,
  );

/** The local store as Cloud Firestore: it takes the access token for its owner's. */
async function serveCloud(...starts: string[]): Promise<ServedStore & { address: string }> {
  const journalFile = journalIn(await newFolder());
  const lines = starts.map((start) =>
    toJournalLine({
      collection: collections.orders,
      id: idOf(start),
      fields: wireOf(orderRecord({ Name: `Name of ${start}` })),
      createTime: `2026-01-31T03:35:09.12${start.at(-1)}Z`,
    }),
  );
  await writeFile(journalFile, lines.join(''));
  const store = await serveStore({ journalFile, project: PROJECT });
  closing.push(store.close);
  return { ...store, address: `http://localhost:${store.port}` };
}

async function serveAnswer(answer: RequestListener): Promise<string> {
  const { address, close } = await serveLocally(answer);
  closing.push(close);
  return address;
}

test('enquiries of production come newest first; what is erased is shown first and then gone', async () => {
  const { address } = await serveCloud('a1', 'b5', 'c3');
  const shown = async (...args: string[]) => {
    const { code, output, warnings } = await runAt(address, ...args);
    expect(code).toBe(0);
    return [output.match(/Name of \w\d/g)?.map((name) => name.slice(-2)), warnings];
  };
  expect(await shown()).toEqual([['b5', 'c3', 'a1'], '']);
  expect(await shown('erase', '--id', idOf('c3'))).toEqual([
    ['c3'],
    '1 enquiry\nNothing was erased yet. To erase this from Cloud Firestore, project cirvena-site for good, add: --confirm 1\n',
  ]);
  await runAt(address, 'erase', '--id', idOf('c3'), '--confirm', '1');
  expect(await shown()).toEqual([['b5', 'a1'], '']);
});

test.each([
  [503, /^Cloud Firestore, project cirvena-site, answered 503\.\n$/],
  [307, /^Cloud Firestore, project cirvena-site, answered 307\.\n$/],
  [
    401,
    /^The access token was refused: one lasts an hour\. .*gcloud auth print-access-token\)\.$/m,
  ],
  [403, /^The account of the access token may not do this in project cirvena-site: /],
  [404, /^There is no Firestore database in a project cirvena-site\.\n$/],
  [200, /gave something that is no list of documents\.\n$/],
])('%d ends the command with a sentence, and the token goes nowhere else', async (status, said) => {
  const asked: (string | undefined)[] = [];
  const address = await serveAnswer(({ url, headers }, response) => {
    asked.push(url);
    response.writeHead(status, { Location: '/elsewhere' });
    response.end(`{"error":{"message":"${headers.authorization}"}}`);
  });
  const { code, output, warnings } = await runAt(address);

  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(warnings).toMatch(said);
  expect(warnings).not.toContain(TOKEN);
  expect(asked).toHaveLength(1);
});

test.each([{ args: [] }, { args: ['erase', '--email', 'asha@example.com'] }])(
  'an answer that ends with a failure ends the command: $args',
  async ({ args }) => {
    const document = {
      name: `projects/${PROJECT}/databases/(default)/documents/${collections.orders}/${idOf('a1')}`,
      fields: wireOf(orderRecord({ Email: 'somebody@example.com' })),
      createTime: '2026-01-31T03:35:09.123Z',
    };
    const error = { code: 504, message: 'asha@example.com', status: 'DEADLINE_EXCEEDED' };
    const address = await serveAnswer((_, response) =>
      response.end(JSON.stringify([{ document }, { error }])),
    );

    expect(await runAt(address, ...args)).toEqual({
      code: 1,
      output: '',
      warnings:
        'Cloud Firestore, project cirvena-site, did not give all of it (DEADLINE_EXCEEDED). Try again.\n',
    });
  },
);

test('an answer that breaks off is said to', async () => {
  const address = await serveAnswer((_, response) => {
    response.writeHead(200, { 'Content-Length': 9 });
    response.write('[', () => response.destroy());
  });
  const { code, output, warnings } = await runAt(address);

  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(warnings).toBe(
    'Cloud Firestore, project cirvena-site, did not finish its answer. Try again.\n',
  );
});

test('no query reads more than a page', async () => {
  const starts = Array.from({ length: 301 }, (_, number) => `${1000 + number}`);
  const { address: store } = await serveCloud(...starts);
  const given: number[] = [];
  const address = await serveAnswer(async (request, response) => {
    const answer = await fetch(`${store}${request.url}`, {
      method: 'POST',
      headers: { Authorization: request.headers.authorization ?? '' },
      body: await text(request),
    });
    const parts = (await answer.json()) as object[];
    given.push(parts.length);
    response.end(JSON.stringify(parts));
  });
  const { code, output } = await runAt(address);

  expect(code).toBe(0);
  expect(output.match(/Name of \d+/g)?.sort()).toEqual(starts.map((start) => `Name of ${start}`));
  expect(given).toEqual([300, 1]);
});

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
