import { hasEmail } from '@site/order-model/noEmail';
import type { Enquiry } from '../model/enquiry';
import { formatMoment, productName } from '../texts/formats';
import { useLanguage } from '../texts/language';
import styles from './EnquiryPage.module.css';

/** What the visitor asked for. */
export function Facts({ enquiry }: { enquiry: Enquiry }) {
  const { language, texts } = useLanguage();
  const { enquiry: words, buyers, sources } = texts;
  const { reference, product, receivedAt, order, source } = enquiry;
  const buyer = order && (buyers[order.RetailerSelfUse as keyof typeof buyers] ?? '');
  const facts: readonly (readonly [string, string | number | undefined])[] = [
    [words.product, productName(product)],
    [words.quantity, order?.Quantity],
    [words.buyer, buyer],
    [words.phone, order?.Mobile],
    [words.email, order && (hasEmail(order.Email) ? order.Email : words.noEmail)],
    [words.received, formatMoment(receivedAt, language)],
    [words.source, source && sources[source]],
    [words.reference, reference],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([term, value]) =>
          value !== undefined && (
            <div key={term} className={styles.fact}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
