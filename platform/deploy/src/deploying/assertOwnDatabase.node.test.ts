import type { FirebaseSettings } from '@site/contracts/database';
import type { StoredRelease } from '@site/releases/release/releaseFormat';
import type { Target } from '../host/target';
import { assertOwnDatabase, unstoredEnquiries } from './assertOwnDatabase';

const database = (projectId: string): FirebaseSettings => ({
  projectId,
  apiKey: 'key',
  appId: 'app',
});
const target = (name: string, own?: string, production?: string) =>
  ({
    name,
    settings: own === undefined ? {} : { database: database(own) },
    productionDatabase: production === undefined ? undefined : database(production),
  }) as Target;
const order = (builtFor?: string) =>
  ({
    application: 'order',
    version: '1.0.0',
    ...(builtFor !== undefined && { database: database(builtFor) }),
  }) as StoredRelease;

test.each([
  ['production as released', target('production'), order('company')],
  ['production with its own', target('production', 'company', 'company'), order('built-for')],
  ['staging of a project on this machine', target('staging'), order('demo-site')],
  ['staging with its own', target('staging', 'company-staging'), order('company')],
  [
    'staging with the one that the release was built for, and production with another',
    target('staging', 'built-for', 'company'),
    order('built-for'),
  ],
])('accepted: %s', (_, on, release) => {
  expect(() => assertOwnDatabase(on, release)).not.toThrow();
});

test.each([
  ['staging without its own', target('staging'), order('company'), /enquiries to company,/],
  ['staging with that of production', target('staging', 'company'), order('company'), /company,/],
  [
    'staging with that which production names',
    target('staging', 'company', 'company'),
    order('demo-site'),
    /company,/,
  ],
  ['a release that says nothing', target('staging'), order(), /a "database" of its own/],
  ['a release that takes none', target('staging', 'company-staging'), order(), /newer release/],
])('refused: %s', (_, on, release, message) => {
  expect(() => assertOwnDatabase(on, release)).toThrow(message);
});

test('a project that exists on this machine alone is told, with the file that names it', () => {
  expect(unstoredEnquiries(target('production'), order('company'))).toEqual([]);
  expect(unstoredEnquiries(target('production', 'company'), order('demo-site'))).toEqual([]);
  expect(unstoredEnquiries(target('production'), order('demo-site'))).toEqual([
    "Enquiries of production are not stored: the project demo-site does not exist in the cloud. Write the company's project into remote-order/firebase.config.json, release order under a new version and deploy again.",
  ]);
  expect(unstoredEnquiries(target('staging', 'demo-staging'), order('company'))[0]).toMatch(
    /the project demo-staging .* into the target's "database" and deploy again\.$/,
  );
});
