import { people, type Person } from '../requests/people';
import type { ProofRequest, Row } from '../requests/proofRequest';

const others = (Object.keys(people) as Person[]).filter((person) => person !== 'staff');

/** What staff may do, and nobody else who is signed in, nor a visitor. */
export const staffAlone = (what: string, request: ProofRequest): Row[] => {
  const byVisitor = { ...request };
  delete byVisitor.as;
  return [
    [`${what}, by staff`, 200, request],
    ...others.map((as): Row => [`${what}, by somebody ${as}`, 403, { ...request, as }]),
    ...(request.path === ':commit' ? [] : [[`${what}, by a visitor`, 403, byVisitor] as const]),
  ];
};
