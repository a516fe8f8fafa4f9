import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand as firstBrand } from '@site/company/brand';
import { brandInHindi as firstBrandInHindi } from '@site/company/brandInHindi';
import { remotes, shellOwner } from '@site/contracts/remotes';
import { copyOfSources, type SourceCopy } from '../site/copyOfSources';
import { fillOrder, goodEntries, placeOrder } from '../browser/orderForm';
import { nextToast } from '../browser/parts/toasts';
import { expect, testOnOwnSite } from '../browser/test';

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

const otherBrandInHindi = {
  tagline: 'हल्के पैर, लंबी सैर',
  address: ['9 सैंपल रोड', 'नई दिल्ली 110002'],
};

let copy: SourceCopy;

const test = testOnOwnSite(() => {
  copy = copyOfSources();
  writeFileSync(join(copy.folder, 'brand.json'), JSON.stringify(otherBrand));
  writeFileSync(join(copy.folder, 'brand.hi.json'), JSON.stringify(otherBrandInHindi));
  copy.run('content', '--', 'icons');
  copy.run('build');
  return { root: copy.folder };
}, 240_000);

test.afterAll(() => copy?.remove());

test('a site built with another brand has no trace of the first one, in names or in contents', () => {
  const built = join(copy.folder, 'dist/local/current/site');
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' });
  const first = new RegExp(
    [
      firstBrand.product,
      firstBrand.email,
      firstBrand.phone.replace(/\D/g, ''),
      ...firstBrand.address,
      firstBrandInHindi.tagline,
      firstBrandInHindi.address[0] ?? '',
    ]
      .map((text) => text.replace(/[.+]/g, '\\$&'))
      .join('|'),
    'i',
  );
  const texts = files.filter((file) => /\.(html|js|css|json|svg|txt|xml|webmanifest)$/.test(file));

  // The inspector names the teams, which are not of the brand.
  const teams = [shellOwner, ...Object.values(remotes).map(({ owner }) => owner)];
  const textOf = (file: string) =>
    teams.reduce(
      (text, team) => text.replaceAll(team, ''),
      readFileSync(join(built, file), 'utf8'),
    );

  expect(files.filter((file) => first.test(file))).toEqual([]);
  expect(texts.filter((file) => first.test(textOf(file)))).toEqual([]);
  expect(files).toEqual(expect.arrayContaining(['products/veltora-forte/index.html']));
});

test('its form offers and stores the other brand’s names', async ({ site }) => {
  const { page } = await site.visit('/buy-now');
  await fillOrder(page, { ...goodEntries, Products: 'Veltora-Cream' });
  await placeOrder(page);
  expect((await nextToast(page)).kind).toBe('success');
  expect(await page.locator('body').innerText()).not.toMatch(new RegExp(firstBrand.product, 'i'));

  const journal = readFileSync(join(site.data, 'firestore.jsonl'), 'utf8');
  expect(journal).toContain('"Veltora_Form"');
  expect(journal).toContain('Veltora-Cream');
});

/** Runs a command as a person types it. */
function type(command: string) {
  const [program = '', ...words] = command.split(' ');
  const { status, stdout, stderr } = spawnSync(program, words, { cwd: copy.folder });
  // The configuration of npm on this machine may be old; npm says so by itself.
  const errors = String(stderr).replace(/^npm (warn|error).*\n/gm, '');
  return { status, output: String(stdout).replace(/^(>.*)?\n/gm, ''), errors };
}

for (const command of [
  'npm start',
  'npm run build',
  'npm run content -- check',
  'npm run orders',
  'npm run site -- status',
  'npm run rules -w order-backend',
]) {
  test(`${command} says which field of brand.json is missing, and nothing else`, () => {
    const brand = { ...otherBrand, product: undefined };
    writeFileSync(join(copy.folder, 'brand.json'), JSON.stringify(brand));

    expect(type(command)).toEqual({
      status: 1,
      output: '',
      errors: expect.stringMatching(
        /^brand\.json:1: product: The field is missing\. Write the product’s name, .*\.\nFix this first: nothing else was checked\.\n$/,
      ),
    });
  });
}
