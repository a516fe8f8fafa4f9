import { staffCollections } from '../../staff/staffCollections';
import { MEMBER, people, SINCE, type Person } from './people';
import { integer, nameOf, text, write } from './writes';

/** What the company's own programs have stored about a person: one write for a member of the staff. */
export function membershipOf(person: Person | undefined): unknown[] {
  if (!person || !people[person].isMember) return [];
  const membership = { name: text(MEMBER), since: integer(String(SINCE)) };
  return [write(membership, nameOf('{9}', staffCollections.staff))];
}
