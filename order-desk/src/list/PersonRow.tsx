import { useState } from 'react';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { Icon, iconPaths } from '@site/shared-ui/Icon';
import { VisuallyHidden } from '@site/shared-ui/VisuallyHidden';
import { formatPacks } from '../texts/formats';
import { useLanguage } from '../texts/language';
import { EnquiryRow, MANY_PACKS } from './EnquiryRow';
import type { Row } from './inRows';
import styles from './ListPage.module.css';

export interface PersonRowProps {
  row: Row;
  /** How many enquiries there are of this person, also where they are not in the list. */
  ofPerson: number;
  /** The references of the enquiry beside the list, and of the one that was looked at before. */
  current: string | undefined;
  fromEnquiry: string | undefined;
}

/** All enquiries of one number: the one to begin with, and the others once they are asked for. */
export function PersonRow({ row, ofPerson, current, fromEnquiry }: PersonRowProps) {
  const { language, texts } = useLanguage();
  const [first, ...others] = row;
  const [wasOpened, setOpened] = useState<boolean>();
  const isOpen =
    wasOpened ?? others.some(({ reference }) => reference === (current ?? fromEnquiry));
  const packs = others.reduce((sum, { order }) => sum + (order?.Quantity ?? 0), 0);
  const packsText = formatPacks(packs, language);
  return (
    <li className={styles.person}>
      <EnquiryRow
        enquiry={first}
        behind={isOpen ? [] : others}
        ofPerson={ofPerson > row.length ? ofPerson : 1}
        isCurrent={first.reference === current}
      />
      {others.length > 0 && (
        <button
          type="button"
          className={styles.others}
          aria-expanded={isOpen}
          onClick={() => setOpened(!isOpen)}
        >
          <Icon path={iconPaths.chevronDown} />
          {fillPlaceholders(texts.list.othersHere, { count: others.length })}
          <VisuallyHidden>: {first.order?.Name}</VisuallyHidden>
          {packs > 0 && ' · '}
          {packs >= MANY_PACKS ? <strong>{packsText}</strong> : packsText}
        </button>
      )}
      {isOpen && (
        <ul className={styles.opened}>
          {others.map((enquiry) => (
            <li key={enquiry.id}>
              <EnquiryRow enquiry={enquiry} isCurrent={enquiry.reference === current} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
