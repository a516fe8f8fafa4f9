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
    const where = ['--store', folder, '--targets', file];
    const { code, output, warnings } = await runSite(['health', '--to', 'production', ...where]);

    expect(output).toMatch(/opened in a browser now: \d\d\n {2}All of them work there\./);
    expect(warnings).toContain('Visits are not counted: the project demo-site does not exist');
    expect(code).toBe(0);
  } finally {
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
    expect((await visitEveryPage(`${address}/nowhere`))?.faults).toHaveLength(1);
  } finally {
    server.close();
  }
});
