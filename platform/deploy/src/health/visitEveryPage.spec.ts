import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ALIVE } from '@site/contracts/boot';
import { listenLocally } from '@site/tooling/http/listenLocally';
import { runSite } from '../commands/testing/runSite';
import { visitEveryPage } from './visitEveryPage';

const siteAddress = process.env.SITE_SHARED_ADDRESS ?? '';

/** Serves pages by their paths, and a list of pages. */
async function serve(pages: Readonly<Record<string, string>>, list: string) {
  const server = createServer(({ url = '' }, response) => {
    if (url === '/sitemap.xml') return response.end(list);
    response.writeHead(pages[url] ? 200 : 404, { 'Content-Type': 'text/html' });
    return response.end(`<!doctype html>${pages[url] ?? 'Not found'}`);
  });
  return { server, address: `http://127.0.0.1:${await listenLocally(server)}` };
}

test('every page of a public site is opened, and works, though its visits are counted nowhere', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'health-'));
  // The list is the site's own, up to its second page; the pages that it names take a second each.
  const whole = await (await fetch(`${siteAddress}/sitemap.xml`)).text();
  const list = whole.split('</url>').slice(0, 2).join('</url>');
  const page = `<html lang="en" ${ALIVE}>`;
  const { server, address } = await serve({ '/': page, '/hi': page }, list);
  try {
    const file = join(folder, 'targets.json');
    const production = { host: 'folder', folder: 'www', address, visits: '/visits' };
    await writeFile(file, JSON.stringify({ targets: { production } }));
    process.env.SITE_TARGETS = file;
    const args = ['health', '--to', 'production', '--store', folder];
    const { code, output, warnings } = await runSite(args);

    expect(output).toMatch(/opened in a browser now: 2\n {2}All of them work there\./);
    expect(warnings).toContain('Visits are not counted: the project demo-site does not exist');
    expect(code).toBe(0);
  } finally {
    delete process.env.SITE_TARGETS;
    server.close();
    await rm(folder, { recursive: true });
  }
});

test('a page that does not answer, or whose scripts fail, is named', async () => {
  const broken = '<html lang="en"><script>throw new Error("no such thing")</script>';
  const list = ['/gone', '/broken'].map((path) => `<loc>https://site.example${path}</loc>`);
  const { server, address } = await serve({ '/broken': broken }, list.join(''));
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
