import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { brand as firstBrand } from '@site/contracts/brand';
import { openBrowser } from '@site/platform/browser/openBrowser';
import { fillOrder, goodEntries, nextToast, placeOrder } from '../browser/orderForm';
import { startSite } from '../browser/startSite';
import { visit } from '../browser/visit';

const root = join(__dirname, '../..');

const otherBrand = {
  product: 'Veltora',
  company: 'Veltora Labs',
  tagline: 'Lighter legs, Longer walks',
  phone: '+91 11111 22222',
  email: 'hello@veltora.example',
  address: ['9 Sample Road', 'New Delhi 110002'],
  social: {
    facebook: 'https://facebook.example/veltora',
    instagram: 'https://instagram.example/veltora',
    linkedin: 'https://linkedin.example/company/veltora',
    whatsapp: 'https://wa.example/911111122222',
  },
  origin: 'https://www.veltora.example',
};

let copy: string;
let browser: Browser;

/** Copies the sources as someone would who takes the project over: the installed packages are shared, ours are the copy's. */
function copySources(to: string): void {
  const isSource = (path: string) =>
    !/^(node_modules|dist|\.git|\.data|\.site|docs)$/.test(basename(path));
  cpSync(root, to, { recursive: true, filter: (path) => path === root || isSource(path) });
  mkdirSync(join(to, 'node_modules/@site'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@site')
      symlinkSync(join(root, 'node_modules', name), join(to, 'node_modules', name));
  }
  for (const name of readdirSync(join(root, 'node_modules/@site'))) {
    symlinkSync(join(to, name), join(to, 'node_modules/@site', name));
  }
}

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'site-other-brand-'));
  copySources(copy);
  writeFileSync(join(copy, 'brand.json'), JSON.stringify(otherBrand));
  execFileSync('npm', ['run', 'build'], { cwd: copy, stdio: 'pipe' });
  browser = await openBrowser();
}, 240_000);

afterAll(async () => {
  await browser?.close();
  rmSync(copy, { recursive: true, force: true });
});

test('a site built with another brand has no trace of the first one, in names or in contents', () => {
  const site = join(copy, 'dist/site');
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  const first = new RegExp(
    [
      firstBrand.product,
      firstBrand.email,
      firstBrand.phone.replace(/\D/g, ''),
      ...firstBrand.address,
    ]
      .map((text) => text.replace(/[.+]/g, '\\$&'))
      .join('|'),
    'i',
  );
  const texts = files.filter((file) => /\.(html|js|css|json|svg|txt)$/.test(file));

  expect(files.filter((file) => first.test(file))).toEqual([]);
  expect(texts.filter((file) => first.test(readFileSync(join(site, file), 'utf8')))).toEqual([]);
  expect(files).toEqual(expect.arrayContaining(['products/veltora-forte/index.html']));
});

test('its form offers and stores the other brand’s names', async () => {
  const site = await startSite({ root: copy });
  const { page, end } = await visit(browser, `${site.address}/buy-now`);
  await fillOrder(page, { ...goodEntries, 'Select Product*': 'Veltora-Cream' });
  await placeOrder(page);
  expect((await nextToast(page)).kind).toBe('success');
  expect(await page.locator('body').innerText()).not.toMatch(new RegExp(firstBrand.product, 'i'));
  await end();
  await site.stop();

  const journal = readFileSync(join(site.data, 'firestore.jsonl'), 'utf8');
  expect(journal).toContain('"Veltora_Form"');
  expect(journal).toContain('Veltora-Cream');
});
