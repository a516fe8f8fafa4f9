import { claimsOf, type Account } from '../../desk/idToken';

/** Somebody who is signed in. */
export type Person = keyof typeof people;

interface Access {
  claims: Readonly<Record<string, unknown>>;
  /** Whether there is a document among the staff under the account's id. */
  isMember: boolean;
}

/** Who may be signed in: staff need the claim and the document, and a claim of another kind is none. */
export const people = {
  staff: { claims: { staff: true }, isMember: true },
  removed: { claims: { staff: true }, isMember: false },
  withoutClaim: { claims: {}, isMember: true },
  withTextClaim: { claims: { staff: 'true' }, isMember: true },
  customer: { claims: {}, isMember: false },
} satisfies Record<string, Access>;

/** The name under which every member of the proofs acts. */
export const MEMBER = 'Asha';

export const accountOf = (person: Person, uid: string): Account => ({
  uid,
  claims: people[person].claims,
});

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token as the emulator takes it: in the shape of Firebase Authentication's, signed by nobody. */
export function unsignedToken(project: string, account: Account): string {
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claimsOf(project, account, Date.now()))}.`;
}
