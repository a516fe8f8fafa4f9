import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { listenLocally } from '@site/tooling/http/listenLocally';
import { visitEveryPage } from './visitEveryPage';

const site = process.env.SITE_SHARED_ADDRESS ?? '';

test('every page of the site is opened, and works', async () => {
  const { pages, faults } = (await visitEveryPage(site)) ?? {};

  expect(faults).toEqual([]);
  expect(pages).toBeGreaterThan(5);
});

test('a page that does not answer, or whose scripts fail, is named', async () => {
  const broken = '<!doctype html><html lang="en"><script>throw new Error("no such thing")</script>';
  const server = createServer((request, response) => {
    if (request.url === '/sitemap.xml') {
      const paths = ['/gone', '/broken'].map((path) => `<loc>https://site.example${path}</loc>`);
      response.end(`<urlset>${paths.join('')}</urlset>`);
    } else {
      response.writeHead(request.url === '/broken' ? 200 : 404, { 'Content-Type': 'text/html' });
      response.end(broken);
    }
  });
  const address = `http://127.0.0.1:${await listenLocally(server)}`;
  try {
    expect(await visitEveryPage(address)).toEqual({
      pages: 2,
      faults: [
        expect.stringMatching(/^\/broken: .*no such thing/),
        expect.stringMatching(/^\/gone: .*404/),
      ],
    });
    expect((await visitEveryPage(`${address}/nowhere`))?.faults).toHaveLength(1);
  } finally {
    server.close();
  }
});
