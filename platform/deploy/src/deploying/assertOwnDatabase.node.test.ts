import type { Database } from '@site/contracts/database';
import type { StoredRelease } from '@site/federation/releases/releaseFormat';
import type { Target } from '../host/target';
import { assertOwnDatabase } from './assertOwnDatabase';

const database = (projectId: string): Database => ({ projectId, apiKey: 'key', appId: 'app' });
const target = (name: string, own?: string, production?: string) =>
  ({
    name,
    settings: own === undefined ? {} : { database: database(own) },
    productionDatabase: production === undefined ? undefined : database(production),
  }) as Target;
const order = (builtFor?: string) =>
  ({
    application: 'remoteOrder',
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
  ['a release that says nothing', target('staging'), order(), /Give it a "database" of its own/],
  ['a release that takes none', target('staging', 'company-staging'), order(), /newer release/],
])('refused: %s', (_, on, release, message) => {
  expect(() => assertOwnDatabase(on, release)).toThrow(message);
});
