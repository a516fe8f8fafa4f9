import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '@site/shared-ui/Button';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import type { Desk, SearchResult } from '../desk/desk';
import type { Filter } from '../model/deskCloud';
import { PageTitle } from '../screen/PageTitle';
import plain from '../screen/plain.module.css';
import { useDeskView } from '../screen/useDeskView';
import { useTexts } from '../texts/language';
import { saveTable, type TableFormat } from '../screen/saveFile';
import { EnquiryRow } from './EnquiryRow';
import { exportRows } from './exportEnquiries';
import { FilterBar } from './FilterBar';
import { filterEnquiries } from './filterEnquiries';
import type { ListChoice } from './listChoice';
import styles from './ListPage.module.css';

export interface ListPageProps {
  desk: Desk;
  choice: ListChoice;
  onChoose: (choice: ListChoice) => void;
}

/** The reference of the enquiry that a link back leads from. */
const leftEnquiry = (state: unknown) => (state as { left?: string } | null)?.left;

/** All enquiries, newest first. */
export function ListPage({ desk, choice, onChoose }: ListPageProps) {
  const { list } = useTexts();
  const { enquiries, hasOlder, hasMoreUnread, isLoading } = useDeskView(desk);
  const { filter, text } = choice;
  const [problem, setProblem] = useState('');
  /** What was last looked for among all enquiries. */
  const [searched, setSearched] = useState<{ text: string; result: SearchResult }>();
  const rows = useRef<HTMLUListElement>(null);
  const shown = filterEnquiries(enquiries, filter, text);
  const count = enquiries.filter(({ status }) => status === 'new').length;
  const unread = fillPlaceholders(hasMoreUnread ? list.moreUnread : list.unread, { count });
  const left = leftEnquiry(useLocation().state);
  // A filter hides what was found.
  const isFiltered = filter.status !== undefined || filter.product !== undefined;
  const result = searched?.text === text ? searched.result : 'unknown';
  const isCertain = result === 'all' && !isFiltered;
  const nothingFound = isCertain ? list.nothingAtAll : list.nothingFound;
  const emptyText = enquiries.length > 0 ? nothingFound : list.empty;
  const isBack = shown.some(({ reference }) => reference === left);

  useEffect(() => {
    if (!isBack) return;
    // Whoever works through the list goes on where they were.
    const row = rows.current?.querySelector<HTMLElement>(`[href$="/${left}"]`);
    row?.scrollIntoView({ block: 'center' });
    row?.focus({ preventScroll: true });
    // Once, when the list is shown again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const canSearch = text.trim().length > 2;
  const searchAll = async () => {
    setSearched({ text, result: await desk.search(text) });
  };
  const choose = (next: Filter) => {
    onChoose({ filter: next, text });
    void desk.load(next);
  };
  async function saveShown(format: TableFormat) {
    setProblem('');
    try {
      // The log first: what is not logged is not exported.
      await desk.logExport(shown.length);
      await saveTable('enquiries', exportRows(shown), format);
    } catch {
      setProblem(list.exportFailed);
    }
  }

  return (
    <>
      <PageTitle tab={list.title} isFocusElsewhere={isBack}>
        {list.title}
      </PageTitle>
      <div className={styles.summary}>
        <p role="status">{count > 0 ? unread : enquiries.length > 0 && list.noneUnread}</p>
        {count > 0 && filter.status !== 'new' && (
          <button type="button" className={plain.plain} onClick={() => choose({ status: 'new' })}>
            {list.showUnread}
          </button>
        )}
      </div>
      <FilterBar
        choice={choice}
        onFilter={choose}
        onSearch={(next) => onChoose({ filter, text: next })}
        onSubmit={() => canSearch && void searchAll()}
      />
      {shown.length > 0 ? (
        <ul ref={rows} className={styles.list}>
          {shown.map((it) => (
            <EnquiryRow key={it.id} enquiry={it} />
          ))}
        </ul>
      ) : (
        <p className={styles.empty}>{isLoading ? list.loading : emptyText}</p>
      )}
      {result === 'some' && <p role="status">{list.moreFound}</p>}
      <div className={styles.actions}>
        {canSearch && (
          <Button look="quiet" onClick={() => void searchAll()}>
            {list.searchAll}
          </Button>
        )}
        {hasOlder && (
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
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </>
  );
}
