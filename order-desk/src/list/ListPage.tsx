import { startTransition, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { MAX_TYPED_LENGTH } from '@site/order-model/typedText';
import { Button } from '@site/shared-ui/Button';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import type { SearchResult } from '../model/deskView';
import type { Enquiry } from '../model/enquiry';
import { countPeople } from '../model/person';
import { PageTitle } from '../screen/PageTitle';
import { useDesk, useDeskView } from '../screen/useDesk';
import { useTexts } from '../texts/language';
import { saveTable, type TableFormat } from '../screen/saveFile';
import { EnquiryRow } from './EnquiryRow';
import { exportRows } from './exportEnquiries';
import { FilterBar } from './FilterBar';
import { filterEnquiries } from './filterEnquiries';
import { filterOf, type ListChoice } from './listChoice';
import { inGroups } from '../model/openGroups';
import shared from '../screen/shared.module.css';
import styles from './ListPage.module.css';

export interface ListPageProps {
  choice: ListChoice;
  onChoose: (choice: ListChoice) => void;
  /** Takes the references of what is shown, in its order. */
  onShow: (references: readonly string[]) => void;
}

/** How many rows are drawn at first, and more with each tap: a slow phone takes a second for a thousand. */
const DRAWN = 50;
/** What fills the first screen is drawn before the rest of them. */
const FIRST_DRAWN = 12;

/** The reference of the enquiry that a link back leads from. */
const leftEnquiry = (state: unknown) => (state as { left?: string } | null)?.left;

/** What has to be done, oldest first; all else under filters, newest first. */
export function ListPage({ choice, onChoose, onShow }: ListPageProps) {
  const { list, add } = useTexts();
  const { desk } = useDesk();
  const { enquiries, connection, hasOlder, hasMoreOpen, isLoading, member, now, isNobodyOn } =
    useDeskView();
  const { show, product, text } = choice;
  const left = leftEnquiry(useLocation().state);
  const [drawn, setDrawn] = useState(left === undefined ? FIRST_DRAWN : DRAWN);
  const [hasFailed, setFailed] = useState(false);
  /** What was last looked for among all enquiries. */
  const [searched, setSearched] = useState<{ text: string; result: SearchResult }>();
  const rows = useRef<HTMLDivElement>(null);
  const shown = filterEnquiries(enquiries, choice, member?.uid, now);
  const groups = show === 'open' ? inGroups(shown, member?.uid, now) : [['', shown] as const];
  const peopleOf = useMemo(() => countPeople(enquiries), [enquiries]);
  const open = inGroups(enquiries, member?.uid, now).flatMap(([, group]) => group);
  const unread = open.filter(({ status }) => status === 'new').length;
  const summary = fillPlaceholders(list.count, { count: open.length, unread });
  // A filter hides what was found.
  const isFiltered = show !== 'all' || product !== undefined;
  const result = searched?.text === text ? searched.result : 'unknown';
  const isCertain = result === 'all' && !isFiltered;
  const nothingFound = isCertain ? list.nothingAtAll : list.nothingFound;
  const isChosen = show !== 'open' || text !== '' || product !== undefined;
  const nothingShown = isChosen ? nothingFound : list.noneOpen;
  // Without the database nobody knows whether there are any.
  const noneLoaded = connection === 'live' && list.empty;
  const emptyText = enquiries.length > 0 ? nothingShown : noneLoaded;
  const noRows = isLoading || connection === 'connecting' ? list.loading : emptyText;
  // Also what is shown once nothing is chosen any more is said.
  const [hasChosen, setHasChosen] = useState(isChosen);
  const isBack = shown.some(({ reference }) => reference === left);

  useEffect(() => startTransition(() => setDrawn(DRAWN)), []);
  useEffect(() => onShow(shown.map(({ reference }) => reference)));
  const showLeft = useEffectEvent(() => {
    if (!isBack) return;
    // Whoever works through the list goes on where they were.
    const row = rows.current?.querySelector<HTMLElement>(`[href$="/${left}"]`);
    row?.scrollIntoView({ block: 'center' });
    row?.focus({ preventScroll: true });
  });
  // Once, when the list is shown again.
  useEffect(() => showLeft(), []);

  const filter = filterOf(choice);
  const canSearch = text.trim().length > 2 && text.length <= MAX_TYPED_LENGTH;
  const searchAll = async () => {
    // Among all: what is done is found as well.
    if (show === 'open') onChoose({ ...choice, show: 'all' });
    setSearched({ text, result: await desk.search(text) });
  };
  const choose = (next: ListChoice) => {
    setHasChosen(true);
    onChoose(next);
    const filter = filterOf(next);
    if (filter && (next.show !== show || next.product !== product)) void desk.load(filter);
  };
  async function saveShown(format: TableFormat) {
    setFailed(false);
    try {
      // The log first: what is not logged is not exported.
      await desk.logExport(shown.length);
      await saveTable('enquiries', exportRows(shown), format);
    } catch {
      setFailed(true);
    }
  }

  return (
    <>
      <div className={shared.spread}>
        <PageTitle tab={list.title} isFocusElsewhere={isBack}>
          {list.title}
        </PageTitle>
        <Link to="/add" className={shared.page}>
          {add.title}
        </Link>
      </div>
      <div className={styles.summary}>
        <p role="status">{enquiries.length > 0 && summary}</p>
        <p role="status">
          {hasChosen && shown.length > 0 && fillPlaceholders(list.shown, { count: shown.length })}
        </p>
        <p role="status">{isNobodyOn && <strong>{list.nobodyOn}</strong>}</p>
        {hasMoreOpen && <p>{fillPlaceholders(list.moreOpen, { count: open.length })}</p>}
      </div>
      <FilterBar choice={choice} onChoose={choose} onSubmit={() => canSearch && void searchAll()} />
      {shown.length > 0 && (
        <div ref={rows}>
          {groups.map(([group, all]) => {
            const from = shown.indexOf(all[0] as Enquiry);
            const some = all.slice(0, Math.max(0, drawn - from));
            return (
              some.length > 0 && (
                <section key={group} aria-label={group === '' ? list.title : list[group]}>
                  {group !== '' && (
                    <h2 className={`${shared.subtitle} ${styles.group}`}>
                      {list[group]} ({all.length})
                    </h2>
                  )}
                  <ul className={styles.list}>
                    {some.map((enquiry) => (
                      <EnquiryRow
                        key={enquiry.id}
                        enquiry={enquiry}
                        ofPerson={enquiry.order ? peopleOf(enquiry.order) : 1}
                      />
                    ))}
                  </ul>
                </section>
              )
            );
          })}
        </div>
      )}
      <p role="status" className={shown.length > 0 ? undefined : styles.empty}>
        {result === 'some' ? list.moreFound : shown.length === 0 && noRows}
      </p>
      <div className={shared.row}>
        {canSearch && (
          <Button look="quiet" onClick={() => void searchAll()}>
            {list.searchAll}
          </Button>
        )}
        {drawn < shown.length && (
          <Button look="quiet" onClick={() => setDrawn(drawn + DRAWN)}>
            {list.more}
          </Button>
        )}
        {filter && hasOlder && drawn >= shown.length && (
          <Button look="quiet" onClick={() => void desk.loadOlder(filter)}>
            {isLoading ? list.loading : list.older}
          </Button>
        )}
        {shown.length > 0 && (
          <>
            <Button look="quiet" onClick={() => void saveShown('xlsx')}>
              {fillPlaceholders(list.exportExcel, { count: shown.length })}
            </Button>
            <Button look="quiet" onClick={() => void saveShown('csv')}>
              {fillPlaceholders(list.export, { count: shown.length })}
            </Button>
          </>
        )}
      </div>
      <p role="alert" className={shared.problem}>
        {hasFailed && list.exportFailed}
      </p>
    </>
  );
}
