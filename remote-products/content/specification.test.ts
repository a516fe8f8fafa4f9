import type { ProductId } from '@site/company/products';
import { carouselInterval } from '../src/product-page/carouselSettings';
import { english } from '../src/texts/en';
import { productContent } from './schema';

const titles = (slides: readonly { title: string }[]) => slides.map(({ title }) => title);

/** What the specification (§2, §9) says of a product's page. */
const specified = {
  forte: {
    pictures: 4,
    picturesShown: ['1 from 0', '2 from 548'],
    actives: ['Calcium dobesilate', 'Citrus bioflavonoids', 'Vitamin C'],
    activesShown: ['1 from 0', '2 from 768'],
    indications: ['Varicose veins', 'Deep vein thrombosis', 'Vein thromboembolism', 'Hemorrhoids'],
    indicationsShown: ['1 from 0', '2 from 545'],
    safety: ['Alcohol', 'Pregnancy', 'Breastfeeding', 'Driving', 'Kidney function', 'Liver'],
  },
  cream: {
    pictures: 2,
    actives: ['Diosmin', 'Aescin', 'Ruscus', 'Centella asiatica', 'Tannins'],
    activesShown: ['1 from 0', '2 from 550', '3 from 768'],
    indications: [
      'Varicose veins',
      'Venous disorders',
      'Chronic venous insufficiency',
      'Spider veins',
      'Inflammation',
    ],
    safety: ['Patch test', 'Storage', 'Discontinue use', 'Application', 'Expiration date'],
  },
} satisfies Partial<Record<ProductId, object>>;

test.each(Object.entries(specified))('the page of %s has what §2 lists', (id, listed) => {
  const { overview, mechanism, indications, safety } = english.contents[id as ProductId];
  const steps = ({ show }: { show: readonly { from: number; items: number }[] }) =>
    show.map(({ from, items }) => `${items} from ${from}`);
  expect({
    pictures: overview.slides.length,
    picturesShown: steps(overview),
    actives: titles(mechanism.slides),
    activesShown: steps(mechanism),
    indications: titles(indications.slides),
    indicationsShown: steps(indications),
    safety: titles(safety.cards),
  }).toMatchObject(listed);
});

test('carousels move every 4000 ms, those of indications every 2000 ms (§9)', () => {
  expect(carouselInterval).toEqual({ overview: 4000, mechanism: 4000, indications: 2000 });
});

test('the tablet holds three actives in these amounts, the same in the table and on the slides', () => {
  const { composition, mechanism } = english.contents.forte!;
  const amounts = [
    ['Calcium dobesilate', '500 mg'],
    ['Citrus bioflavonoids', '500 mg'],
    ['Vitamin C', '100 mg'],
  ];
  expect(composition.rows.map(({ active, amount }) => [active, amount])).toEqual(amounts);
  expect(mechanism.slides.map(({ title, amount }) => [title, amount])).toEqual(amounts);
});

test('a clot without the number to call is refused', () => {
  const { indications, ...others } = english.contents.forte!;
  const faultsOf = (slides: readonly object[]) =>
    productContent.safeParse({ ...others, indications: { ...indications, slides } }).error?.issues;
  expect(faultsOf(indications.slides)).toBeUndefined();

  const without = indications.slides.map((slide) => ({ ...slide, emergency: undefined }));
  expect(faultsOf(without)).toMatchObject([
    { path: ['indications', 'slides', 1, 'emergency'] },
    { path: ['indications', 'slides', 2, 'emergency'] },
  ]);
  const silent = indications.slides.map((slide) => ({ ...slide, doctor: 'See a doctor.' }));
  expect(faultsOf(silent)).toMatchObject([
    { path: ['indications', 'slides', 1, 'doctor'] },
    { path: ['indications', 'slides', 2, 'doctor'] },
  ]);
});

test('the tablet needs a prescription, and is no treatment for a clot', () => {
  const { labelLine, indications } = english.contents.forte!;
  expect(labelLine).toMatch(/prescription/);
  for (const { text } of indications.slides.filter(({ emergency }) => emergency)) {
    expect(text).toMatch(/is not a treatment for it/);
  }
});

test('the cream is applied 2 to 3 times a day', () => {
  expect(english.contents.cream?.dosage.lead).toMatch(/2 to 3 times a day/);
});
