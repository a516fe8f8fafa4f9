import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { openBrowser } from '@site/tooling/browser/openBrowser';
import { certificateForTests, trustFlag, type Certificate } from '@site/server/http/certificate';
import { serveSite, type RunningSite } from '@site/server/serve/siteServer';
import { siteFolder } from '@site/tooling/workspace';
import { visit } from '../browser/visit';
import { expect, test } from '../browser/test';

let data: string;
let certificate: Certificate;
let site: RunningSite;
let browser: Browser;

test.beforeAll(async () => {
  certificate = await certificateForTests();
  data = mkdtempSync(join(tmpdir(), 'site-data-'));
  site = await serveSite({ site: siteFolder, data, port: 0, certificate });
  browser = await openBrowser([trustFlag(certificate)]);
});
test.afterAll(async () => {
  await browser?.close();
  await site?.close();
  rmSync(data, { recursive: true, force: true });
});

test('under https the site speaks HTTP/2 and sends what holds there alone', async () => {
  const { page } = await visit(browser, site.address + paths.home);
  const response = await page.reload();
  const protocol = await page.evaluate(
    () =>
      (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)
        .nextHopProtocol,
  );

  expect(protocol).toBe('h2');
  expect(response?.headers()).toMatchObject({
    'strict-transport-security': 'max-age=63072000',
    'content-security-policy': expect.stringContaining('; report-to site'),
  });
});
