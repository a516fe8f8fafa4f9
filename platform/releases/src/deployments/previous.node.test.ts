import { previousBy, previousOf, previousSite } from './previous';
import type { DeploymentCommand, Deployment, Live } from './state/deploymentState';

const live = (products: string): Live => ({ shell: '1.0.0-aa', products, order: '1.0.0-aa' });

/** As a version wrote it down that did not record what comes before. */
const earlier = (day: number, products: string, by: DeploymentCommand): Deployment => ({
  live: live(products),
  on: `2026-11-0${day}T10:00:00.000Z`,
  by,
  publication: { version: String(day), by: 'asha', commit: null },
});
const use: DeploymentCommand = { name: 'use', releases: {} };
const rollback: DeploymentCommand = { name: 'rollback', application: 'products' };

test('a history of an earlier version is gone back through, one deployment after the other', () => {
  const [second, first] = [earlier(2, '1.1.0-aa', use), earlier(1, '1.0.0-aa', use)];
  const history = [second, first];

  expect(previousSite(history, second)).toBe(first);
  expect(previousOf(history, 'products')).toBe(first);
  expect(previousOf(history, 'order')).toBeUndefined();
  expect(previousBy(history, live('1.2.0-aa'))).toEqual({
    site: second.on,
    applications: { products: second.on },
  });
});

test('what a rollback of an earlier version left is not brought back', () => {
  const [second, first] = [earlier(2, '1.1.0-aa', use), earlier(1, '1.0.0-aa', use)];
  const back = earlier(3, '1.0.0-aa', rollback);
  const repeated = earlier(4, '1.0.0-aa', use);

  expect(previousSite([back, second, first], back)).toBeUndefined();
  expect(previousOf([repeated, back, second, first], 'products')).toBeUndefined();
});
