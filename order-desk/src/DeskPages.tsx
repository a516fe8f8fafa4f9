import { useMemo, useState } from 'react';
import { Link, NavLink, Route, Routes, useMatch } from 'react-router-dom';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { AddPage } from './add/AddPage';
import { DutySwitch } from './duty/DutySwitch';
import { WithCalls } from './enquiry/WithCalls';
import { EnquiryPage } from './enquiry/EnquiryPage';
import { filterEnquiries } from './list/filterEnquiries';
import { inRows } from './list/inRows';
import type { ListChoice } from './list/listChoice';
import { ListDetail, useIsWide } from './list/ListDetail';
import { NumbersPage } from './numbers/NumbersPage';
import { PeoplePage } from './people/PeoplePage';
import type { PhoneNotices } from './phone/phoneNotices';
import { PhoneSwitch, type PhoneSwitchProps } from './phone/PhoneSwitch';
import { usePhoneNotices } from './phone/usePhoneNotices';
import { useTappedPushes } from './phone/useTappedPushes';
import { useTexts } from './texts/language';
import layout from './screen/layout.module.css';
import styles from './DeskPages.module.css';
import { ErrorBoundary } from './screen/ErrorBoundary';
import { LanguageButton } from './screen/LanguageButton';
import { PageTitle } from './screen/PageTitle';
import { SignOutButton, type SignOutButtonProps } from './screen/SignOutButton';
import { useDeskView } from './screen/useDesk';
import { useSinglePresses } from './screen/useSinglePresses';

export interface DeskPagesProps {
  phone: PhoneNotices;
  hasSignOutFailed?: boolean;
  onSignOut: SignOutButtonProps['onSignOut'];
}

interface PagesProps {
  phone: PhoneSwitchProps;
  choice: ListChoice;
  onChoose: (choice: ListChoice) => void;
  isListInView: boolean;
}

/** The pages, and what the list shows: should it throw over one enquiry, the frame stays. */
function Pages({ phone, choice, onChoose, isListInView }: PagesProps) {
  const { layout: words } = useTexts();
  const { enquiries, member, now } = useDeskView();
  const uid = member?.uid;
  const rows = useMemo(
    () => (isListInView ? inRows(filterEnquiries(enquiries, choice, uid, now)) : []),
    [isListInView, enquiries, choice, uid, now],
  );
  /** What the list showed last: the next one is the next of those, although it would stand elsewhere by now. */
  const [references, setReferences] = useState<readonly string[]>([]);
  const current = useMatch('/enquiries/:reference')?.params.reference?.toUpperCase();
  const shown = rows.flat().map(({ reference }) => reference);
  // What is beside the list may have left it: then the next one is still the next of those.
  const isNext = isListInView && (current === undefined || shown.includes(current));
  if (isNext && shown.join() !== references.join()) setReferences(shown);
  return (
    <Routes>
      <Route element={<ListDetail choice={choice} onChoose={onChoose} rows={rows} />}>
        {/* Once, where the orders are that they are about; elsewhere they would stand in the way. */}
        <Route
          index
          element={
            member ? (
              <>
                <PhoneSwitch {...phone} />
                <DutySwitch />
              </>
            ) : null
          }
        />
        <Route path="enquiries/:reference" element={<EnquiryPage references={references} />} />
      </Route>
      {/* What was typed is of the member: another one begins anew. */}
      <Route path="/add" element={member ? <AddPage key={member.uid} /> : null} />
      <Route path="/numbers" element={<NumbersPage />} />
      <Route path="/people" element={<PeoplePage />} />
      <Route path="*" element={<PageTitle tab={words.notFound}>{words.notFound}</PageTitle>} />
    </Routes>
  );
}

/** The frame around all pages of the desk. */
export function DeskPages({ phone, hasSignOutFailed, onSignOut }: DeskPagesProps) {
  const texts = useTexts();
  const { layout: words } = texts;
  const { member, connection, isKeeping } = useDeskView();
  // Here, so that it is the same after an enquiry was looked at. Not in the address, which servers log: people search for names.
  const [choice, setChoice] = useState<ListChoice>({ show: 'open', text: '' });
  const isWide = useIsWide();
  const isEnquiryOpen = useMatch('/enquiries/:reference') !== null;
  const isListInView = useMatch('/') !== null || (isEnquiryOpen && isWide);
  // Here as well: the list comes and goes.
  const phoneSwitch = usePhoneNotices(phone, member, connection === 'live');
  useTappedPushes();
  const singlePresses = useSinglePresses();
  return (
    <div className={styles.frame} {...singlePresses}>
      <a className={styles.skip} href="#main">
        {words.skip}
      </a>
      <header className={styles.header}>
        <Link to="/" className={styles.name}>
          {texts.name}
        </Link>
        <nav aria-label={words.navigation} className={styles.navigation}>
          <Link to="/" className={layout.link} aria-current={(isListInView && 'page') || undefined}>
            {words.enquiries}
          </Link>
          <NavLink to="/numbers" className={`${layout.link}`}>
            {words.numbers}
          </NavLink>
          <NavLink to="/people" className={`${layout.link}`}>
            {words.people}
          </NavLink>
        </nav>
        <LanguageButton />
      </header>
      {/* One for both: what comes together with its live region is not read. */}
      <div role="status">
        <p className={`${styles.connection} ${styles[connection] ?? ''}`}>{words[connection]}</p>
        {!isKeeping && <p className={`${styles.connection} ${styles.offline}`}>{words.notKept}</p>}
      </div>
      <main id="main" tabIndex={-1} className={styles.main}>
        <WithCalls>
          <ErrorBoundary>
            <Pages
              phone={phoneSwitch}
              choice={choice}
              onChoose={setChoice}
              isListInView={isListInView}
            />
          </ErrorBoundary>
        </WithCalls>
      </main>
      <footer className={`${layout.spread} ${styles.footer}`}>
        {member && <span>{fillPlaceholders(words.signedInAs, { name: member.name })}</span>}
        <SignOutButton hasFailed={hasSignOutFailed} onSignOut={onSignOut} />
      </footer>
    </div>
  );
}
