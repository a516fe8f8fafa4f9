import { carouselInterval } from '../src/product-page/carouselSettings';
import { english } from '../src/texts/en';
import type { ProductContent } from './schema';

const forte = english.contents.forte!;
const cream = english.contents.cream!;
const titles = (slides: readonly { title: string }[]) => slides.map(({ title }) => title);
const steps = ({ show }: Pick<ProductContent['overview'], 'show'>) =>
  show.map(({ from, items }) => `${items} from ${from}`);

test('carousels move every 4000 ms, those of indications every 2000 ms (§9)', () => {
  expect(carouselInterval).toEqual({ overview: 4000, mechanism: 4000, indications: 2000 });
});

describe('the tablet (§2)', () => {
  test('has 4 pictures, 2 side by side from 548 px', () => {
    expect(forte.overview.slides).toHaveLength(4);
    expect(steps(forte.overview)).toEqual(['1 from 0', '2 from 548']);
  });

  test('has 3 actives, 2 side by side from 768 px', () => {
    expect(forte.mechanism.slides).toHaveLength(3);
    expect(steps(forte.mechanism)).toEqual(['1 from 0', '2 from 768']);
  });

  test('has 4 indications, 2 side by side from 545 px', () => {
    expect(titles(forte.indications.slides)).toEqual([
      'Varicose veins',
      'Deep vein thrombosis',
      'Vein thromboembolism',
      'Hemorrhoids',
    ]);
    expect(steps(forte.indications)).toEqual(['1 from 0', '2 from 545']);
  });

  test('has six safety cards', () => {
    expect(titles(forte.safety.cards)).toEqual([
      'Alcohol',
      'Pregnancy',
      'Breastfeeding',
      'Driving',
      'Kidney function',
      'Liver',
    ]);
  });

  test('holds three actives in these amounts, the same in the table and on the slides', () => {
    const amounts = [
      ['Calcium dobesilate', '500 mg'],
      ['Citrus bioflavonoids', '500 mg'],
      ['Vitamin C', '100 mg'],
    ];
    expect(forte.composition.rows.map(({ active, amount }) => [active, amount])).toEqual(amounts);
    expect(forte.mechanism.slides.map(({ title, amount }) => [title, amount])).toEqual(amounts);
  });

  test('needs a prescription, and clots are emergencies with the number to call', () => {
    expect(forte.labelLine).toMatch(/prescription/);
    const emergencies = forte.indications.slides.filter(({ emergency }) => emergency);
    expect(titles(emergencies)).toEqual(['Deep vein thrombosis', 'Vein thromboembolism']);
    for (const { text, doctor } of emergencies) {
      expect(text).toMatch(/is not a treatment for it/);
      expect(doctor).toMatch(/call 112/);
    }
  });
});

describe('the cream (§2)', () => {
  test('has 2 pictures', () => {
    expect(cream.overview.slides).toHaveLength(2);
  });

  test('has 5 bioactives, 2 side by side from 550 px, 3 from 768 px', () => {
    expect(titles(cream.mechanism.slides)).toEqual([
      'Diosmin',
      'Aescin',
      'Ruscus',
      'Centella asiatica',
      'Tannins',
    ]);
    expect(steps(cream.mechanism)).toEqual(['1 from 0', '2 from 550', '3 from 768']);
  });

  test('has 5 indications', () => {
    expect(titles(cream.indications.slides)).toEqual([
      'Varicose veins',
      'Venous disorders',
      'Chronic venous insufficiency',
      'Spider veins',
      'Inflammation',
    ]);
  });

  test('has five safety cards', () => {
    expect(titles(cream.safety.cards)).toEqual([
      'Patch test',
      'Storage',
      'Discontinue use',
      'Application',
      'Expiration date',
    ]);
  });

  test('is applied 2 to 3 times a day', () => {
    expect(cream.dosage.lead).toMatch(/2 to 3 times a day/);
  });
});
