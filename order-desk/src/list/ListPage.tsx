import { startTransition, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation } from 'react-router-dom';
import { MAX_TYPED_LENGTH } from '@site/order-model/typedText';
import { Button } from '@site/shared-ui/Button';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import type { SearchResult } from '../model/deskView';
import type { Enquiry } from '../model/enquiry';
import { countPeople } from '../model/person';
import { PageTitle } from '../screen/PageTitle';
import { SaveButton } from '../screen/SaveButton';
import { DRAWN, showMore } from '../screen/showMore';
import { useDesk, useDeskView } from '../screen/useDesk';
import { useTexts } from '../texts/language';
import { saveTable, type TableFormat } from '../screen/saveTable';
import { exportRows } from './exportEnquiries';
import { FilterBar } from './FilterBar';
import type { Row } from './inRows';
import { filterOf, type ListChoice } from './listChoice';
import { groupOf, inGroups, openGroups } from '../model/openGroups';
import { PersonRow } from './PersonRow';
import { useRowFocus } from './useRowFocus';
import layout from '../screen/layout.module.css';
import styles from './ListPage.module.css';

export interface ListPageProps {
  choice: ListChoice;
  onChoose: (choice: ListChoice) => void;
  /** What is shown of it. */
  rows: readonly Row[];
  /** The reference of the enquiry that is shown beside the list. */
  current: string | undefined;
}

/** What fills the first screen is drawn before the rest of them. */
const FIRST_DRAWN = 12;

/** The reference of the enquiry that a link back leads from. */
const enquiryLeft = (state: unknown) => (state as { fromEnquiry?: string } | null)?.fromEnquiry;

/** What has to be done, oldest first; all else under filters, newest first. */
export function ListPage({ choice, onChoose, rows, current }: ListPageProps) {
  const { list, add } = useTexts();
  const { desk } = useDesk();
  const { enquiries, connection, hasOlder, hasMoreOpen, isLoading, member, now, isNobodyOn } =
    useDeskView();
  const { show, product, text } = choice;
  const { key, state } = useLocation();
  const fromEnquiry = enquiryLeft(state);
  const [mayDraw, setMayDraw] = useState(FIRST_DRAWN);
  const [hasFailed, setFailed] = useState(false);
  /** What was last looked for among all enquiries. */
  const [searched, setSearched] = useState<{ text: string; result: SearchResult }>();
  const place = useRef<HTMLDivElement>(null);
  const counts = useRef<HTMLParagraphElement>(null);
  const rowFocus = useRowFocus(place, counts);
  const shown = rows.flat();
  const isLookedAt = ({ reference }: Enquiry) => reference === (current ?? fromEnquiry);
  const drawn = Math.max(mayDraw, rows.findIndex((row) => row.some(isLookedAt)) + 1);
  const drawnRows = new Set(rows.slice(0, drawn));
  const groups = show === 'open' ? openGroups : [undefined];
  const peopleOf = useMemo(() => countPeople(enquiries), [enquiries]);
  const open = inGroups(enquiries, member?.uid, now).flatMap(([, group]) => group);
  const later = enquiries.filter((it) => groupOf(it, member?.uid, now) === 'later').length;
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
  const isBack = shown.some(({ reference }) => reference === fromEnquiry);

  useEffect(() => startTransition(() => setMayDraw(DRAWN)), []);
  const showLeft = useEffectEvent(() => {
    if (!isBack) return;
    // Whoever works through the list goes on where they were.
    const row = place.current?.querySelector<HTMLElement>(`[href$="/${fromEnquiry}"]`);
    row?.scrollIntoView({ block: 'center' });
    row?.focus({ preventScroll: true });
  });
  // Once, when the list is shown again.
  useEffect(() => showLeft(), [key]);
  useEffect(() => {
    place.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const filter = filterOf(choice);
  const mayLoad = filter && hasOlder && drawn >= rows.length;
  const older = isLoading ? list.loading : list.older;
  const canSearch = text.trim().length > 2 && text.length <= MAX_TYPED_LENGTH;
  const searchAll = async () => {
    // Whatever is found is shown.
    choose({ show: 'all', text });
    setSearched({ text, result: await desk.search(text) });
  };
  const choose = (next: ListChoice) => {
    setHasChosen(true);
    onChoose(next);
    const filter = filterOf(next);
    if (filter && (next.show !== show || next.product !== product)) void desk.load(filter);
  };
  const drawnNow = () => [
    ...(place.current?.querySelectorAll<HTMLElement>('section > ul > li') ?? []),
  ];
  const showOlder = () =>
    showMore(drawnNow, () =>
      mayLoad ? desk.loadOlder(filter) : flushSync(() => setMayDraw(drawn + DRAWN)),
    );
  async function saveShown(format: TableFormat) {
    setFailed(false);
    try {
      const log = () => desk.logExport(shown.length);
      await saveTable('enquiries', exportRows(shown), { format, log });
    } catch {
      setFailed(true);
    }
  }

  return (
    <>
      <div className={layout.spread}>
        {current === undefined ? (
          <PageTitle tab={list.title} isFocusElsewhere={isBack}>
            {list.title}
          </PageTitle>
        ) : (
          <h2 className={layout.title}>{list.title}</h2>
        )}
        <Link to="/add" className={layout.link} data-screen-only="">
          {add.title}
        </Link>
      </div>
      <div className={styles.summary}>
        <p ref={counts} role="status" tabIndex={-1}>
          {enquiries.length > 0 && summary}
        </p>
        <p role="status">
          {hasChosen && shown.length > 0 && fillPlaceholders(list.shown, { count: shown.length })}
        </p>
        <p role="status">{isNobodyOn && <strong>{list.nobodyOn}</strong>}</p>
        {show === 'later' ? (
          <Button
            look="quiet"
            onClick={() => {
              choose({ show: 'open', text: '' });
              // The button goes away with the last of them.
              if (later === 0) counts.current?.focus();
            }}
          >
            {list.open}: {open.length}
          </Button>
        ) : (
          later > 0 && (
            <Button look="quiet" onClick={() => choose({ show: 'later', text: '' })}>
              {list.later}: {later}
            </Button>
          )
        )}
        {hasMoreOpen && <p>{fillPlaceholders(list.moreOpen, { count: open.length })}</p>}
      </div>
      <FilterBar choice={choice} onChoose={choose} onSubmit={() => canSearch && void searchAll()} />
      {shown.length > 0 && (
        <div ref={place} {...rowFocus}>
          {groups.map((group) => {
            const isInGroup = (it: Enquiry) => groupOf(it, member?.uid, now) === group;
            const all = group ? rows.filter(([first]) => isInGroup(first)) : rows;
            const some = all.filter((row) => drawnRows.has(row));
            return (
              some.length > 0 && (
                <section key={group ?? 'all'} aria-label={group ? list[group] : list.all}>
                  {group && (
                    <h2 className={`${layout.subtitle} ${styles.group}`}>
                      {list[group]} ({all.flat().filter(isInGroup).length})
                    </h2>
                  )}
                  <ul className={styles.list}>
                    {some.map((row) => (
                      <PersonRow
                        key={row[0].order?.Mobile ?? row[0].id}
                        row={row}
                        ofPerson={row[0].order ? peopleOf(row[0].order) : 1}
                        current={current}
                        fromEnquiry={fromEnquiry}
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
      <div className={layout.row}>
        {canSearch && (
          <Button look="quiet" onClick={() => void searchAll()}>
            {list.searchAll}
          </Button>
        )}
        {(drawn < rows.length || mayLoad) && (
          <Button look="quiet" onClick={() => void showOlder()}>
            {mayLoad ? older : list.more}
          </Button>
        )}
        {shown.length > 0 && (
          <>
            <SaveButton save={() => saveShown('xlsx')}>
              {fillPlaceholders(list.exportExcel, { count: shown.length })}
            </SaveButton>
            <SaveButton save={() => saveShown('csv')}>
              {fillPlaceholders(list.export, { count: shown.length })}
            </SaveButton>
          </>
        )}
      </div>
      <p role="alert" className={layout.problem}>
        {hasFailed && list.exportFailed}
      </p>
    </>
  );
}
