export type Person = keyof typeof people;

interface Access {
  claims: Readonly<Record<string, unknown>>;
  /** Whether there is a document among the staff under the account's id. */
  isMember: boolean;
}

/** When every membership of the proofs begins, in seconds since 1970. */
export const SINCE = 1_790_000_000;

const claims = { staff: true, email_verified: true, auth_time: SINCE };

/**
 * Who may be signed in: staff need the claim, the document, an address that is proven theirs, and a sign-in that is not older
 * than the document.
 */
export const people = {
  staff: { claims, isMember: true },
  removed: { claims, isMember: false },
  withoutClaim: { claims: { ...claims, staff: undefined }, isMember: true },
  withTextClaim: { claims: { ...claims, staff: 'true' }, isMember: true },
  withoutVerification: { claims: { ...claims, email_verified: undefined }, isMember: true },
  unverified: { claims: { ...claims, email_verified: false }, isMember: true },
  signedInBefore: { claims: { ...claims, auth_time: SINCE - 1 }, isMember: true },
  customer: { claims: {}, isMember: false },
} satisfies Record<string, Access>;

/** The name under which every member of the proofs acts. */
export const MEMBER = 'Asha';
