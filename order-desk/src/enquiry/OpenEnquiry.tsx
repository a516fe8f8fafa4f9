import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@site/shared-ui/Button';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { keepDraft, noteDraft, readDraft } from '../device/drafts';
import { isAnswer, type Enquiry } from '../model/enquiry';
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
import { EraseEnquiry } from './EraseEnquiry';
import { Facts } from './Facts';
import { History } from './History';
import { NextToCall } from './NextToCall';
import { NoteForm } from './NoteForm';
import { Ownership } from './Ownership';
import { SamePerson } from './SamePerson';

export interface OpenEnquiryProps {
  enquiry: Enquiry;
  /** The references of the list that it was opened from. */
  references: readonly string[];
  onErased: () => void;
}

/** An enquiry that was opened: that marks it as seen; taking it ends its escalations. */
export function OpenEnquiry({ enquiry, references, onErased }: OpenEnquiryProps) {
  const navigate = useNavigate();
  const { desk } = useDesk();
  const { language, texts } = useLanguage();
  const { enquiry: words, list } = texts;
  const { enquiries, pending, member, connection, now } = useDeskView();
  const { reference } = enquiry;
  /** Whether it was said how the call went. */
  const [isAnswered, setAnswered] = useState(false);
  /** The note that was added last. */
  const [noted, setNoted] = useState<{ text: string; earlier: readonly string[] }>();
  const next = isAnswered
    ? nextToCall(references, enquiries, { uid: member?.uid, now, except: enquiry })
    : undefined;
  const wasOpened = useRef(false);
  const isUnread = enquiry.status === 'new';
  const isMember = member !== undefined;

  useEffect(() => {
    if (!isMember || wasOpened.current) return;
    // Once, when it is opened: what is marked as new afterwards, here or by somebody else, stays new.
    wasOpened.current = true;
    if (isUnread) void desk.change(enquiry, { status: 'seen' });
  }, [desk, enquiry, isMember, isUnread]);

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
  const isHeldUp = connection !== 'live' || addition?.isRefused;
  // Discarded, it is not there: one with the same words may be.
  const note = enquiry.history.findLast(
    ({ note, id }) => note !== undefined && note === noted?.text && !noted.earlier.includes(id),
  );
  const noteSaid = note?.isWaiting && isHeldUp ? words.waiting : words.noteAdded;
  const standing = callBack || ended;
  const answer = enquiry.history.findLast((entry) => isAnswer(entry) && !entry.isRefused);
  return (
    <>
      <div className={layout.spread}>
        <PageTitle tab={reference}>{enquiry.order?.Name ?? reference}</PageTitle>
        <StatusBadge status={enquiry.status} />
      </div>
      <p role="alert" className={layout.problem}>
        {notStored}
      </p>
      <AtAGlance enquiry={enquiry} />
      <Ownership enquiry={enquiry} />
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
        <ContactLinks enquiry={enquiry} />
        <Answer
          enquiry={enquiry}
          onChange={(change) => {
            setAnswered(true);
            void desk.change(enquiry, change);
          }}
        />
        {next && <NextToCall enquiry={next} />}
      </div>
      <SamePerson enquiry={enquiry} />
      <Facts enquiry={enquiry} />
      <NoteForm
        key={member?.uid}
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
          reference={reference}
          erase={async () => {
            await desk.erase(enquiry);
            onErased();
          }}
        />
      )}
    </>
  );
}
