import { Button } from '@site/shared-ui/Button';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import type { Desk } from '../model/desk';
import type { Enquiry, PendingChange } from '../model/enquiry';
import { useTexts } from '../texts/language';
import styles from './ListPage.module.css';

export interface LostClaimsProps {
  desk: Pick<Desk, 'discard'>;
  enquiries: readonly Enquiry[];
  pending: readonly PendingChange[];
}

/** What somebody else took before this device could say so: the person may have been called twice. */
export function LostClaims({ desk, enquiries, pending }: LostClaimsProps) {
  const { claim, list } = useTexts();
  const lost = pending.filter(({ isRefused, claimedBy }) => isRefused && claimedBy);
  if (lost.length === 0) return null;
  return (
    <ul role="alert" className={styles.list} aria-label={list.title}>
      {lost.map(({ entryId, enquiryId }) => {
        const enquiry = enquiries.find(({ id }) => id === enquiryId);
        const name = enquiry?.claimedBy?.name;
        return (
          <li key={entryId} className={styles.lost}>
            {enquiry?.reference}:{' '}
            {name ? fillPlaceholders(claim.lost, { name }) : claim.lostToNobody}
            <Button look="quiet" onClick={() => void desk.discard(entryId)}>
              {claim.understood}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
