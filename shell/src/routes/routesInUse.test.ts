import { menuEntriesIn, routeAt, routesIn, setRoutes } from './routesInUse';

const texts = (title: string, menu?: string) => ({
  title,
  description: `${title}.`,
  ...(menu !== undefined && { menu }),
});
const stores = {
  path: '/stores',
  module: 'Stores',
  placeholder: 'page',
  languages: ['en', 'hi'],
  texts: { en: texts('Stores', 'Find us'), hi: texts('दुकानें') },
} as const;
const report = {
  path: '/report',
  module: 'Report',
  placeholder: 'panel',
  languages: ['hi'],
  texts: { hi: texts('रिपोर्ट') },
} as const;

test('a page is there in the languages that it has texts for, under its remote', () => {
  setRoutes({ remoteStores: [stores], remoteReport: [report], remoteOrder: undefined });

  expect(routesIn('en')).toEqual([{ ...stores, remote: 'remoteStores' }]);
  expect(routesIn('hi').map(({ path }) => path)).toEqual(['/stores', '/report']);
  expect(routeAt('/hi/report')?.remote).toBe('remoteReport');
  expect(routeAt('/report/more')).toBeUndefined();
});

test('only a page with a text for it has an entry in the menu', () => {
  setRoutes({ remoteStores: [stores], remoteReport: [report] });

  expect(menuEntriesIn('en')).toEqual([{ path: '/stores', menu: 'Find us' }]);
  expect(menuEntriesIn('hi')).toEqual([]);
});
