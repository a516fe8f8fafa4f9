import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { SearchResult } from '../model/deskView';
import { useDesk, useDeskView } from '../screen/useDesk';
import { PageTitle } from '../screen/PageTitle';
import { useTexts } from '../texts/language';
import layout from '../screen/layout.module.css';
import styles from './EnquiryPage.module.css';
import { OpenEnquiry } from './OpenEnquiry';
import { Pager } from './Pager';

export interface EnquiryPageProps {
  /** The references of the list that this one was opened from. */
  references: readonly string[];
}

/** One enquiry, once it is found. */
export function EnquiryPage({ references }: EnquiryPageProps) {
  const reference = (useParams().reference ?? '').toUpperCase();
  const { desk } = useDesk();
  const { enquiry: words, list } = useTexts();
  const { enquiries, member, connection } = useDeskView();
  const enquiry = enquiries.find((found) => found.reference === reference);
  // Of which enquiry: the page stays while others are looked at.
  const [looked, setLooked] = useState<{ reference: string; result: SearchResult }>();
  const [erased, setErased] = useState<string>();
  const isErased = erased === reference;
  const isMissing = enquiry === undefined;
  const isMember = member !== undefined;
  const isLive = connection === 'live';

  useEffect(() => {
    // A link of a mail leads here, maybe to one that is not loaded.
    if (!isMissing || !isMember || isErased) return;
    void desk.search(reference).then((result) => setLooked({ reference, result }));
    // Once for each reference, and again when the database can be reached.
  }, [reference, desk, isMissing, isErased, isMember, isLive]);

  // An order never changes, though it may be read again: by what it is asked for, not by itself.
  const { Mobile, Email } = enquiry?.order ?? {};
  useEffect(() => {
    // Once for each person, whose enquiries stand one after the other, and again when the database can be reached.
    if (isLive && Mobile !== undefined && Email !== undefined) {
      void desk.loadPerson({ Mobile, Email });
    }
  }, [desk, Mobile, Email, isLive]);

  const result = looked?.reference === reference ? looked.result : undefined;
  // Nobody looks as long as it is not known who that is.
  const isUnlooked = result === 'unknown' || (!isMember && connection !== 'connecting');
  const found = isUnlooked ? words.notLooked : result && words.missing;
  const text = isErased ? list.erased : (found ?? words.looking);
  return (
    <>
      <div className={layout.spread} data-screen-only="">
        <Link to="/" state={{ fromEnquiry: reference }} className={styles.back}>
          {words.back}
        </Link>
        <Pager references={references} current={reference} />
      </div>
      {enquiry ? (
        // Nothing that was typed, asked or said of one enquiry is there for another.
        <OpenEnquiry
          key={enquiry.id}
          enquiry={enquiry}
          references={references}
          onErased={() => setErased(reference)}
        />
      ) : (
        <>
          <PageTitle tab={reference}>{reference}</PageTitle>
          <p role="status">{text}</p>
        </>
      )}
    </>
  );
}
