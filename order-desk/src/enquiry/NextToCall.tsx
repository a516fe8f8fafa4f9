import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Enquiry } from '../model/enquiry';
import { DeskSection } from '../screen/DeskSection';
import { useTexts } from '../texts/language';
import { AtAGlance } from './AtAGlance';
import { CallButton } from './CallButton';
import styles from './EnquiryPage.module.css';

/** Who comes next once an answer is given: one tap opens that enquiry and calls. */
export function NextToCall({ enquiry }: { enquiry: Enquiry }) {
  const { enquiry: words } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const path = `/enquiries/${enquiry.reference}`;

  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} className={styles.next}>
      <DeskSection title={words.nextToCall}>
        <div>
          <Link to={path} className={styles.back}>
            {enquiry.order?.Name ?? enquiry.reference}
          </Link>
          <AtAGlance enquiry={enquiry} />
        </div>
        <CallButton enquiry={enquiry} isWide to={path} />
      </DeskSection>
    </div>
  );
}
