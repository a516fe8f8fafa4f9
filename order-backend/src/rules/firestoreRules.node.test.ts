import { readFileSync } from 'node:fs';
import { collections } from '@site/order-model/enquiry';
import { staffCollections } from '@site/order-model/staffCollections';
import { decodeFields } from '../documents/values';
import { idOf, orderRecord, wireOf } from '../testing/sampleOrders';
import type { DecidedRequest } from './expression';
import { firestoreRules } from './firestoreRules';
import { followsSchema } from './followsSchema';
import { closedPolicy, policy, type Policy } from './policy';
import { rulesFile } from './rulesFile';
import { re2Pattern } from './re2Pattern';

test('the committed rules are those of the policy; npm run rules -w order-backend writes them', () => {
  expect(readFileSync(rulesFile, 'utf8')).toBe(firestoreRules());
});

test.each([
  [collections.orders, orderRecord()],
  [collections.subscribers, { Email: 'asha@example.com' }],
])('closed rules: staff alone add to %s, and all else is as before', (collection, record) => {
  const find = (name: string) => (name === staffCollections.staff ? { name: 'Asha' } : undefined);
  const visit: DecidedRequest = {
    id: idOf('a'),
    after: decodeFields(wireOf(record)),
    now: '2026-11-20T06:30:00Z',
    account: undefined,
    documentBefore: find,
    documentAfter: find,
  };
  const claims = { staff: true, email_verified: true };
  const may = [policy, closedPolicy].map((rules) =>
    [undefined, { uid: 'asha', claims }].map(
      (account) => rules[collection]?.create?.evaluate({ ...visit, account }) === true,
    ),
  );
  expect(may).toEqual([
    [true, true],
    [false, true],
  ]);
  const others = (rules: Policy) => ({ ...rules[collection], create: undefined });
  expect(others(closedPolicy)).toEqual(others(policy));
  const text = firestoreRules(closedPolicy);
  expect(text).toContain(`match /${collection}/{id} {\n      allow create: if isStaff()\n`);
});

test.each([
  /^\s$/,
  /^\d$/,
  /^.$/,
  /^(?=a)a$/,
  /^(?:a)$/,
  /\bA/,
  /^é$/,
  /^[[:alpha:]]$/,
  /^\p{L}$/u,
])('%s is refused, since the two languages may read it differently', (pattern) => {
  expect(() => re2Pattern(pattern)).toThrow(/differently/);
});

test('codes of characters are written as RE2 writes them', () => {
  expect(re2Pattern(/^[^\x00-\x1f\u2028a\u{e0000}b]$/u)).toBe(
    String.raw`^[^\x00-\x1f\x{2028}a\x{e0000}b]$`,
  );
});

test.each(['isNew', 'isOptional'])(
  'a field with %s may be missing, and is checked where it is there',
  (why) => {
    const schema = followsSchema({ City: { choices: ['Delhi'], [why]: true } });
    const holds = (after: object) => schema.evaluate({ after } as DecidedRequest);
    expect([{}, { City: 'Delhi' }, { City: 'Rome' }].map(holds)).toEqual([true, true, false]);
  },
);
