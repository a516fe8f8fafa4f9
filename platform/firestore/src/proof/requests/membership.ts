import { staffCollections } from '@site/contracts/staffCollections';
import { MEMBER, people, type Person } from './people';
import { nameOf, text, write } from './writes';

/** What the company's own programs have stored about a person: one write for a member of the staff. */
export const membershipOf = (person: Person | undefined): readonly unknown[] =>
  person && people[person].isMember
    ? [write({ name: text(MEMBER) }, nameOf('{9}', staffCollections.staff))]
    : [];
