import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import type { Enquiry } from '../model/enquiry';
import { isSamePerson } from '../model/person';
import { DeskSection } from '../screen/DeskSection';
import { useDeskView } from '../screen/useDesk';
import { useTexts } from '../texts/language';
import { EnquiryLinks } from './EnquiryLinks';

/** What else this person asked, by number or address, newest first. */
export function SamePerson({ enquiry }: { enquiry: Enquiry }) {
  const { list } = useTexts();
  const { enquiries } = useDeskView();
  const { id, order } = enquiry;

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
