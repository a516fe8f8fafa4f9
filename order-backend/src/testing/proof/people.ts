export type Person = keyof typeof people;

interface Access {
  claims: Readonly<Record<string, unknown>>;
  /** Whether there is a document among the staff under the account's id. */
  isMember: boolean;
}

const claims = { staff: true, email_verified: true };

/** Who may be signed in: staff need the claim, the document, and an address that is proven theirs. */
export const people = {
  staff: { claims, isMember: true },
  removed: { claims, isMember: false },
  withoutClaim: { claims: { ...claims, staff: undefined }, isMember: true },
  withTextClaim: { claims: { ...claims, staff: 'true' }, isMember: true },
  withoutVerification: { claims: { ...claims, email_verified: undefined }, isMember: true },
  unverified: { claims: { ...claims, email_verified: false }, isMember: true },
  customer: { claims: {}, isMember: false },
} satisfies Record<string, Access>;

/** The name under which every member of the proofs acts. */
export const MEMBER = 'Asha';
