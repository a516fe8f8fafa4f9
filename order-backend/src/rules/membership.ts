import { staffCollections } from '@site/order-model/staffCollections';
import { now, token, uid, type Expression } from './expression';
import { and, define, documentBefore, equals, exists, field } from './operators';

const membership = documentBefore(staffCollections.staff, uid);

/** Under the own name, and at the time of the server. */
export const isSigned = (data: Expression): Expression =>
  and(
    equals(field(data, 'by'), uid),
    equals(field(data, 'name'), field(membership, 'name')),
    equals(field(data, 'at'), now),
  );

// The claim is the account's; the document ends access at once, where a claim lives on for an hour. Who is removed and added
// again has another account, so a phone that is lost stays out.
export const isStaff = define(
  'isStaff',
  equals(field(token, 'staff'), true),
  equals(field(token, 'email_verified'), true),
  exists(staffCollections.staff, uid),
);
