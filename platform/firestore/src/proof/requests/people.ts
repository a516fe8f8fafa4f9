import { claimsOf, unsignedToken, type Account } from '../../desk/idToken';

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

/** What an account shows to the emulator. */
export const tokenFor = (project: string, account: Account): string =>
  unsignedToken(claimsOf(project, account, Date.now()));
