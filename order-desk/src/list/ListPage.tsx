import { useState } from 'react';
import { toCsv } from '@site/contracts/csv';
import { Button } from '@site/shared-ui/Button';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import type { Desk } from '../desk/desk';
import type { Filter } from '../model/deskCloud';
import { useDeskView } from '../screen/useDeskView';
import { useTexts } from '../texts/language';
import { saveFile } from '../screen/saveFile';
import { EnquiryRow } from './EnquiryRow';
import { exportRows } from './exportEnquiries';
import { FilterBar } from './FilterBar';
import { filterEnquiries } from './filterEnquiries';
import styles from './ListPage.module.css';

/** All enquiries, newest first. */
export function ListPage({ desk }: { desk: Desk }) {
  const { list } = useTexts();
  const { enquiries, hasOlder, isLoading } = useDeskView(desk);
  const [filter, setFilter] = useState<Filter>({});
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const shown = filterEnquiries(enquiries, filter, text);
  const unread = enquiries.filter(({ status }) => status === 'new').length;

  const choose = (next: Filter) => {
    setFilter(next);
    void desk.load(next);
  };
  async function saveShown() {
    setProblem('');
    try {
      // The log first: what is not logged is not exported.
      await desk.logExport(shown.length);
      saveFile('enquiries.csv', toCsv(exportRows(shown)));
    } catch {
      setProblem(list.exportFailed);
    }
  }

  return (
    <>
      <h1 className={styles.title}>{list.title}</h1>
      <p role="status" className={styles.summary}>
        {unread > 0 ? fillPlaceholders(list.unread, { count: unread }) : list.noneUnread}
      </p>
      <FilterBar filter={filter} onFilter={choose} onSearch={setText} />
      {shown.length > 0 ? (
        <ul className={styles.list}>
          {shown.map((it) => (
            <EnquiryRow key={it.id} enquiry={it} />
          ))}
        </ul>
      ) : (
        <p className={styles.empty}>
          {isLoading ? list.loading : enquiries.length > 0 ? list.nothingFound : list.empty}
        </p>
      )}
      <div className={styles.actions}>
        {text.trim().length > 2 && (
          <Button look="quiet" onClick={() => void desk.search(text)}>
            {list.searchAll}
          </Button>
        )}
        {hasOlder && (
          <Button look="quiet" onClick={() => void desk.loadOlder(filter)}>
            {isLoading ? list.loading : list.older}
          </Button>
        )}
        {shown.length > 0 && (
          <Button look="quiet" onClick={() => void saveShown()}>
            {list.export}
          </Button>
        )}
      </div>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </>
  );
}
