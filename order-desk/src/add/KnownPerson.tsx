import { useEffect } from 'react';
import { patterns } from '@site/order-model/enquiry';
import { toOrderRecord } from '@site/order-model/toOrderRecord';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { EnquiryLinks } from '../enquiry/EnquiryLinks';
import { isSamePerson } from '../model/person';
import { useDesk, useDeskView } from '../screen/useDesk';
import { useTexts } from '../texts/language';
import layout from '../screen/layout.module.css';
import type { AddDraft } from './addDraft';
import styles from './AddPage.module.css';

export interface KnownPersonProps {
  draft: AddDraft;
  onFill: (name: string, email: string) => void;
}

/** What is known of the number that is being typed: whoever asked before need not spell their name again. */
export function KnownPerson({ draft, onFill }: KnownPersonProps) {
  const { add: words } = useTexts();
  const { desk } = useDesk();
  const { enquiries } = useDeskView();
  const { Mobile, Email } = toOrderRecord(draft);
  const isWhole = patterns.mobile.test(Mobile);
  const known = isWhole
    ? enquiries.filter(({ order }) => order && isSamePerson({ Mobile, Email }, order))
    : [];
  const order = known[0]?.order;

  useEffect(() => {
    if (isWhole) void desk.loadPerson({ Mobile, Email: '' });
  }, [desk, isWhole, Mobile]);

  return (
    <div role="status" className={`${layout.stack} ${order ? styles.known : styles.unknown}`}>
      {order && (
        <>
          <p>
            <strong>
              <bdi>{order.Name}</bdi>
            </strong>{' '}
            · {fillPlaceholders(words.known, { count: known.length })}
          </p>
          <EnquiryLinks enquiries={known} />
          <div>
            <button
              type="button"
              className={layout.link}
              onClick={() => onFill(order.Name, order.Email)}
            >
              {words.fill}
            </button>
          </div>
        </>
      )}
    </div>
  );
}
