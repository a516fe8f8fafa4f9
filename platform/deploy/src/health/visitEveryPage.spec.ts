import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { listenLocally } from '@site/tooling/http/listenLocally';
import { runSite } from '../commands/testing/runSite';
import { visitEveryPage } from './visitEveryPage';

const site = process.env.SITE_SHARED_ADDRESS ?? '';

test('every page of a public site is opened, and works, though its visits are counted nowhere', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'health-'));
  try {
    const file = join(folder, 'targets.json');
    const production = { host: 'folder', folder: 'www', address: site, visits: '/visits' };
    await writeFile(file, JSON.stringify({ targets: { production } }));
    process.env.SITE_TARGETS = file;
    const args = ['health', '--to', 'production', '--store', folder];
    const { code, output, warnings } = await runSite(args);

    expect(output).toMatch(/opened in a browser now: \d\d\n {2}All of them work there\./);
    expect(warnings).toContain('Visits are not counted: the project demo-site does not exist');
    expect(code).toBe(0);
  } finally {
    delete process.env.SITE_TARGETS;
    await rm(folder, { recursive: true });
  }
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
    expect((await visitEveryPage(`${address}/nowhere`))?.faults).toEqual([
      '/sitemap.xml: answers 404',
    ]);
  } finally {
    server.close();
  }
});

test('a site that does not answer, or whose list does not, is told with its cause', async () => {
  let status = 503;
  const server = createServer((_, response) => response.writeHead(status).end('<urlset/>'));
  const address = `http://127.0.0.1:${await listenLocally(server)}`;
  const faults = async (at: string) => (await visitEveryPage(at))?.faults;
  try {
    expect(await faults(address)).toEqual(['/sitemap.xml: answers 503']);
    status = 200;
    expect(await faults(address)).toEqual(['/sitemap.xml: lists no page']);
  } finally {
    server.close();
  }
  const closed = createServer();
  const silent = `http://127.0.0.1:${await listenLocally(closed)}`;
  await new Promise((done) => closed.close(done));
  expect(await faults(silent)).toEqual([
    expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+ does not answer: .*ECONNREFUSED/),
  ]);
});
