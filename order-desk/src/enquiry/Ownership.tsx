import { useEffect, useState } from 'react';
import type { Claimant } from '@site/firestore/staff/deskChange';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import type { Desk } from '../desk/desk';
import type { DeskCloud } from '../cloud/openCloud';
import type { Claim, Enquiry } from '../model/enquiry';
import { useDeskView } from '../screen/useDeskView';
import { useTexts } from '../texts/language';
import { Part } from '../screen/Part';
import shared from '../screen/shared.module.css';
import styles from './EnquiryPage.module.css';

export interface OwnershipProps {
  desk: Desk;
  cloud: Pick<DeskCloud, 'readColleagues'>;
  enquiry: Enquiry;
}

/** Who has an enquiry: one tap takes it, gives it back, or hands it over. */
export function Ownership({ desk, cloud, enquiry }: OwnershipProps) {
  const { claim: words } = useTexts();
  const { member } = useDeskView(desk);
  const [colleagues, setColleagues] = useState<readonly Claimant[]>([]);
  const { claimedBy } = enquiry;
  const isMine = claimedBy !== undefined && claimedBy.uid === member?.uid;
  const name = claimedBy?.name ?? '';

  useEffect(() => {
    if (!isMine) return;
    cloud.readColleagues().then(setColleagues, () => {});
  }, [cloud, isMine]);

  if (!member) return null;
  const { uid } = member;
  const other = claimedBy ? fillPlaceholders(words.other, { name }) : words.nobody;
  const others = colleagues.filter((colleague) => colleague.uid !== uid);
  const action = (text: string, to: Claim) => (
    <button type="button" className={styles.choice} onClick={() => void desk.claim(enquiry, to)}>
      {text}
    </button>
  );
  return (
    <Part>
      <div className={shared.spread}>
        <p role="status">{isMine ? words.mine : other}</p>
        {isMine
          ? action(words.giveBack, {})
          : action(claimedBy ? words.takeOver : words.take, { uid, name: member.name })}
      </div>
      {isMine && others.length > 0 && (
        <div role="group" aria-labelledby="hand-over" className={shared.row}>
          <span id="hand-over">{words.handOver}</span>
          {others.map((colleague) => (
            <span key={colleague.uid}>{action(colleague.name, colleague)}</span>
          ))}
        </div>
      )}
    </Part>
  );
}
