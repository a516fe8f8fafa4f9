import { staffCollections } from '@site/order-model/staffCollections';
import { now, token, uid, type Expression } from './expression';
import { and, atLeast, define, documentBefore, equals, field } from './operators';

const membership = documentBefore(staffCollections.staff, uid);

/** Under the own name, and at the time of the server. */
export const isSigned = (data: Expression): Expression =>
  and(
    equals(field(data, 'by'), uid),
    equals(field(data, 'name'), field(membership, 'name')),
    equals(field(data, 'at'), now),
  );

// The claim is the account's; the document ends access at once, where a claim lives on for an hour. Whoever signed in
// before the document was made, on a phone that is lost since, signs in again.
export const isStaff = define(
  'isStaff',
  equals(field(token, 'staff'), true),
  equals(field(token, 'email_verified'), true),
  atLeast(field(token, 'auth_time'), field(membership, 'since')),
);
