import type { ReactNode } from 'react';
import { contactLinks } from '@site/company/contactLinks';
import { referenceOf } from '@site/order-model/orderReference';
import { breakableAddress } from '@site/shared-ui/breakableAddress';
import type { NoticeTexts } from './noticeTexts';
import styles from './Notice.module.css';

export interface PointsProps {
  texts: NoticeTexts['actions'];
  /** Enquiries whose references are told, by which the company finds them. */
  referenceIds: readonly string[];
  next?: string | undefined;
  /** Whether to say how to reach the company. */
  hasContact: boolean;
}

/** A short list of terms and what is said of them. */
export function Points({ texts, referenceIds, next, hasContact }: PointsProps) {
  const references = referenceIds.map((id, index) => (
    <strong key={id}>
      {index > 0 && ', '}
      {referenceOf(id)}
    </strong>
  ));
  const ways = contactLinks.map(({ kind, href, text = texts.message }) => (
    <a key={kind} href={href}>
      {breakableAddress(text)}
    </a>
  ));
  const points: readonly [isShown: boolean, term: string, text: ReactNode][] = [
    [references.length > 0, texts.reference, references],
    [next !== undefined, texts.next, next],
    [hasContact, texts.contact, <span className={styles.ways}>{ways}</span>],
  ];
  return (
    <dl className={styles.points}>
      {points.map(
        ([isShown, term, text]) =>
          isShown && (
            <div key={term}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.text}>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
