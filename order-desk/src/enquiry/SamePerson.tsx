import { useEffect } from 'react';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import type { Enquiry } from '../model/enquiry';
import { isSamePerson } from '../model/person';
import { DeskSection } from '../screen/DeskSection';
import { useDesk, useDeskView } from '../screen/useDesk';
import { useTexts } from '../texts/language';
import { EnquiryLinks } from './EnquiryLinks';

/** What else this person asked, by number or address, newest first. */
export function SamePerson({ enquiry }: { enquiry: Enquiry }) {
  const { list } = useTexts();
  const { desk } = useDesk();
  const { enquiries, connection } = useDeskView();
  const { id, order } = enquiry;

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
  const others = enquiries.filter(
    (other) => other.id !== id && other.order && isSamePerson(order, other.order),
  );
  if (others.length === 0) return null;
  return (
    <DeskSection title={fillPlaceholders(list.person, { count: others.length + 1 })}>
      <EnquiryLinks enquiries={others} />
    </DeskSection>
  );
}
