import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { listenLocally } from '@site/tooling/http/listenLocally';
import { comparePages } from './comparePages';

test.describe.configure({ timeout: 120_000 });

/** Serves pages by their paths. */
async function serve(pages: Readonly<Record<string, string>>) {
  const server = createServer((request, response) => {
    const page = pages[request.url ?? ''];
    response.writeHead(page === undefined ? 404 : 200, { 'Content-Type': 'text/html' });
    response.end(`<!doctype html><html lang="en">${page}</html>`);
  });
  return { server, address: `http://127.0.0.1:${await listenLocally(server)}` };
}

const STYLE = '<title>A page</title><style>@media (max-width: 600px) { p { color: teal } }</style>';

test('each page is told at the widths at which it looks different, and whether it says something else, also where the server closes a connection', async ({}, testInfo) => {
  const before = await serve({
    '/same': `${STYLE}<p>One</p>`,
    '/words': `${STYLE}<p>500 mg</p>`,
    '/narrow': `${STYLE}<p>One</p>`,
    '/title': `${STYLE}<p>One</p>`,
    '/old': 'gone',
  });
  const after = await serve({
    '/same': `${STYLE}<p>One</p><script>document.body.append(location.href)</script>`,
    '/words': `${STYLE}<p>50 mg</p>`,
    '/narrow': `${STYLE.replace('teal', 'red')}<p>One</p>`,
    '/title': `${STYLE.replace('A page', 'Another page')}<p>One</p>`,
  });
  const report = testInfo.outputPath('report');
  let asked = 0;
  before.server.prependListener('request', ({ socket }) => {
    if (asked++ === 0) socket.destroy();
  });
  const pages = { both: ['/same', '/words', '/narrow', '/title'], new: [], removed: ['/old'] };
  try {
    const changes = await comparePages(before.address, after.address, { pages, report });

    expect(changes).toEqual([
      { path: '/words', looks: [360, 1440], says: [360, 1440] },
      { path: '/narrow', looks: [360], says: [] },
      { path: '/title', looks: [], says: [360, 1440] },
    ]);
    expect((await stat(`${report}/index.html`)).isFile()).toBe(true);

    after.server.closeAllConnections();
    after.server.close();
    const one = { pages: { both: ['/same'], new: [], removed: [] }, report };
    await expect(comparePages(before.address, after.address, one)).rejects.toThrow(
      /^The pages could not be compared\.[^]*ECONNREFUSED/,
    );
  } finally {
    [before, after].forEach(({ server }) => server.close());
  }
});
