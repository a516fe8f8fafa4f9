import { useEffect } from 'react';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import type { Enquiry } from '../model/enquiry';
import { isSamePerson } from '../model/person';
import { Part } from '../screen/Part';
import { useDesk, useDeskView } from '../screen/useDesk';
import { useTexts } from '../texts/language';
import { EarlierEnquiries } from './EarlierEnquiries';

/** What this person asked before, by number or address, newest first. */
export function SamePerson({ enquiry }: { enquiry: Enquiry }) {
  const { enquiry: words } = useTexts();
  const { desk } = useDesk();
  const { enquiries, connection } = useDeskView();
  const { id, order, receivedAt } = enquiry;

  // An order never changes, though it may be read again: by what it is asked for, not by itself.
  const { Mobile, Email } = order ?? {};
  const isLive = connection === 'live';
  useEffect(() => {
    // Once for each person, and again when the database can be reached.
    if (isLive && Mobile !== undefined && Email !== undefined) {
      void desk.loadPerson({ Mobile, Email });
    }
  }, [desk, Mobile, Email, isLive]);

  if (!order) return null;
  const earlier = enquiries.filter(
    (other) =>
      other.id !== id &&
      other.order &&
      other.receivedAt <= receivedAt &&
      isSamePerson(order, other.order),
  );
  if (earlier.length === 0) return null;
  return (
    <Part title={fillPlaceholders(words.person, { count: earlier.length + 1 })}>
      <EarlierEnquiries enquiries={earlier} />
    </Part>
  );
}
