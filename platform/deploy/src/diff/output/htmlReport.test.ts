import { axe } from 'jest-axe';
import type { SiteReport } from '../report/diffReport';
import { htmlReport } from './htmlReport';

const shot = (file: string) => ({
  ...{ file, width: 360, height: 2000 },
  marks: [{ left: 0, top: 100, width: 360, height: 40 }],
});

const report: SiteReport = {
  before: { title: 'live', releases: { products: '1.0.0-0123456789ab' } },
  after: { title: 'candidate', releases: { products: '1.1.0-0123456789ab' } },
  pages: [
    {
      ...{ path: '/hi/products/forte', language: 'hi', state: 'changed' },
      changes: [
        { heading: 'doses', before: '500 mg', after: '50 mg', owners: ['remote-products'] },
      ],
      pictures: [{ width: 360, before: shot('one.webp'), after: shot('other.webp'), pixels: 90 }],
    },
    {
      ...{ path: '/new', language: 'en', state: 'added' },
      changes: [{ heading: 'texts', after: 'New', owners: ['shell'] }],
      pictures: [{ width: 1440, after: shot('new.webp'), pixels: 0 }],
    },
  ],
  everywhere: [
    { heading: 'scripts', what: 'a.js', before: '1 bytes', after: '2 bytes', owners: ['shell'] },
  ],
};

const show = () => {
  document.documentElement.innerHTML = htmlReport(report);
  document.documentElement.lang = 'en';
};

test('the report has no fault that axe finds', async () => {
  show();

  expect((await axe(document.documentElement)).violations).toEqual([]);
});

test('every link leads somewhere in the report, and ids are there once', () => {
  show();
  const links = [...document.querySelectorAll('a[href^="#"]')];
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);

  expect(links.length).toBeGreaterThan(6);
  for (const link of links) {
    expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).not.toBeNull();
  }
  expect(new Set(ids).size).toBe(ids.length);
});

test('marks stand where the picture differs', () => {
  show();
  const mark = document.getElementById('page-0-360-after-1');

  expect(mark?.style.top).toBe('5%');
  expect(mark?.style.height).toBe('2%');
  expect(document.querySelector('img')?.alt).toBe(
    '/hi/products/forte (hi), before, 360 pixels wide',
  );
});
