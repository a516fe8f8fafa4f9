import { staffCollections } from '@site/contracts/staffCollections';
import { MEMBER, people, SINCE, type Person } from './people';
import { integer, nameOf, text, write } from './writes';

/** What the company's own programs have stored about a person: one write for a member of the staff. */
export const membershipOf = (person: Person | undefined): readonly unknown[] =>
  person && people[person].isMember
    ? [
        write(
          { name: text(MEMBER), since: integer(String(SINCE)) },
          nameOf('{9}', staffCollections.staff),
        ),
      ]
    : [];
