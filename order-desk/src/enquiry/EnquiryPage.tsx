import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { Button } from '@site/shared-ui/Button';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { keepDraft, noteDraft, readDraft } from '../device/drafts';
import type { SearchResult } from '../model/deskView';
import { isAnswer } from '../model/enquiry';
import { nextToCall } from '../model/openGroups';
import { useDesk, useDeskView } from '../screen/useDesk';
import { PageTitle } from '../screen/PageTitle';
import { DeskSection } from '../screen/DeskSection';
import { StatusBadge } from '../screen/StatusBadge';
import { lapseOf } from '../model/lapse';
import { formatAgo, formatAhead } from '../texts/formats';
import { useLanguage } from '../texts/language';
import { Answer } from './Answer';
import { AtAGlance } from './AtAGlance';
import { ContactLinks } from './ContactLinks';
import layout from '../screen/layout.module.css';
import styles from './EnquiryPage.module.css';
import { EraseEnquiry } from './EraseEnquiry';
import { Facts } from './Facts';
import { History } from './History';
import { NextToCall } from './NextToCall';
import { NoteForm } from './NoteForm';
import { Ownership } from './Ownership';
import { Pager } from './Pager';
import { SamePerson } from './SamePerson';

export interface EnquiryPageProps {
  /** The references of the list that this one was opened from. */
  references: readonly string[];
}

/** One enquiry. Opening it marks it as seen; taking it ends its escalations. */
export function EnquiryPage({ references }: EnquiryPageProps) {
  const reference = (useParams().reference ?? '').toUpperCase();
  const navigate = useNavigate();
  const { desk } = useDesk();
  const { language, texts } = useLanguage();
  const { enquiry: words, list } = texts;
  const { enquiries, pending, member, connection, now } = useDeskView();
  const enquiry = enquiries.find((found) => found.reference === reference);
  // Of which enquiry: the page stays while others are looked at.
  const [looked, setLooked] = useState<{ reference: string; result: SearchResult }>();
  const [erased, setErased] = useState<string>();
  const isErased = erased === reference;
  /** Of which enquiry it was said how the call went. */
  const [answered, setAnswered] = useState<string>();
  /** The note that was added last. */
  const [noted, setNoted] = useState<{ text: string; earlier: readonly string[] }>();
  const next =
    enquiry && answered === enquiry.id
      ? nextToCall(references, enquiries, { uid: member?.uid, now, except: enquiry })
      : undefined;
  const opened = useRef<string>(undefined);
  const isUnread = enquiry?.status === 'new';
  const isMissing = enquiry === undefined;
  const isMember = member !== undefined;
  const isLive = connection === 'live';

  useEffect(() => {
    // A link of a mail leads here, maybe to one that is not loaded.
    if (!isMissing || !isMember || isErased) return;
    void desk.search(reference).then((result) => setLooked({ reference, result }));
    // Once for each reference, and again when the database can be reached.
  }, [reference, desk, isMissing, isErased, isMember, isLive]);

  useEffect(() => {
    if (!enquiry || !isMember || opened.current === enquiry.id) return;
    // Once, when it is opened: what is marked as new afterwards, here or by somebody else, stays new.
    opened.current = enquiry.id;
    if (isUnread) void desk.change(enquiry, { status: 'seen' });
  }, [desk, enquiry, isMember, isUnread]);

  const back = (
    <div className={layout.spread} data-screen-only="">
      <Link to="/" state={{ fromEnquiry: reference }} className={styles.back}>
        {words.back}
      </Link>
      <Pager references={references} current={reference} />
    </div>
  );
  if (!enquiry) {
    const result = looked?.reference === reference ? looked.result : undefined;
    // Nobody looks as long as it is not known who that is.
    const isUnlooked = result === 'unknown' || (!isMember && connection !== 'connecting');
    const found = isUnlooked ? words.notLooked : result && words.missing;
    const text = isErased ? list.erased : (found ?? words.looking);
    return (
      <>
        {back}
        <PageTitle tab={reference}>{reference}</PageTitle>
        <p role="status">{text}</p>
      </>
    );
  }
  const callBack =
    enquiry.callBackAt !== undefined &&
    fillPlaceholders(words.callBackAt, { time: formatAhead(enquiry.callBackAt, language) });
  const ended = enquiry.outcome && `${texts.statuses.done}: ${texts.outcomes[enquiry.outcome]}`;
  const lapse = lapseOf(enquiry, now);
  const lapsed =
    lapse &&
    fillPlaceholders(lapse.claimedBy ? list.taken : list.opened, {
      ago: formatAgo(lapse.at, now, language),
    });
  const noteName = noteDraft(enquiry.id);
  /** What writes it down, as long as the database does not have it. */
  const addition = pending.find(({ order, enquiryId }) => order && enquiryId === enquiry.id);
  const notStored =
    addition?.isRefused &&
    fillPlaceholders(texts.claim.notStored, { name: addition.order?.Name ?? '' });
  // Otherwise what waits is sent in a moment.
  const isHeldUp = !isLive || addition?.isRefused;
  // Discarded, it is not there: one with the same words may be.
  const note = enquiry.history.findLast(
    ({ note, id }) => note !== undefined && note === noted?.text && !noted.earlier.includes(id),
  );
  const noteSaid = note?.isWaiting && isHeldUp ? words.waiting : words.noteAdded;
  const standing = callBack || ended;
  const answer = enquiry.history.findLast((entry) => isAnswer(entry) && !entry.isRefused);
  return (
    <>
      {back}
      <div className={layout.spread}>
        <PageTitle tab={reference}>{enquiry.order?.Name ?? reference}</PageTitle>
        <StatusBadge status={enquiry.status} />
      </div>
      <p role="alert" className={layout.problem}>
        {notStored}
      </p>
      <AtAGlance enquiry={enquiry} />
      <Ownership key={`${enquiry.id} owner`} enquiry={enquiry} />
      {/* No status: it is another text each minute. */}
      {!standing && lapsed && (
        <p>
          <strong>{lapsed}</strong>
        </p>
      )}
      <p role="status">
        {standing && <strong>{standing}</strong>}
        {standing && answer?.isWaiting && isHeldUp && <strong> · {words.waiting}</strong>}
      </p>
      <div data-screen-only="">
        <ContactLinks key={`${enquiry.id} contact`} enquiry={enquiry} />
        <Answer
          key={`${enquiry.id} answer`}
          enquiry={enquiry}
          onChange={(change) => {
            setAnswered(enquiry.id);
            void desk.change(enquiry, change);
          }}
        />
        {next && <NextToCall enquiry={next} />}
      </div>
      <SamePerson enquiry={enquiry} />
      <Facts enquiry={enquiry} />
      <NoteForm
        key={`${member?.uid} ${enquiry.id}`}
        draft={readDraft(member?.uid, noteName)}
        onDraft={(text) => keepDraft(member?.uid, noteName, text)}
        onAdd={(text) => {
          setNoted({ text, earlier: enquiry.history.map(({ id }) => id) });
          void desk.change(enquiry, { note: text });
        }}
        // The history says that it was refused.
        added={note && !note.isRefused && noteSaid}
      />
      <History history={enquiry.history} />
      {enquiry.status === 'seen' && !enquiry.claimedBy && (
        <DeskSection>
          <div>
            <Button
              look="quiet"
              onClick={() => {
                void desk.change(enquiry, { status: 'new' });
                navigate('/', { state: { fromEnquiry: reference } });
              }}
            >
              {texts.answer.markNew}
            </Button>
          </div>
        </DeskSection>
      )}
      {!addition && (
        <EraseEnquiry
          key={`${enquiry.id} erase`}
          reference={enquiry.reference}
          erase={async () => {
            await desk.erase(enquiry);
            setErased(enquiry.reference);
          }}
        />
      )}
    </>
  );
}
