import { Link } from 'react-router-dom';
import { products } from '@site/contracts/products';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import type { Enquiry } from '../model/enquiry';
import { formatMoment } from '../texts/formats';
import { useLanguage } from '../texts/language';
import styles from './ListPage.module.css';
import { StatusBadge } from '../screen/StatusBadge';

/** One enquiry in the list. The whole row leads to it. */
export function EnquiryRow({ enquiry }: { enquiry: Enquiry }) {
  const { language, texts } = useLanguage();
  const { id, reference, status, order, product, receivedAt, history } = enquiry;
  const name = products.find(({ orderValue }) => orderValue === product)?.name ?? product;
  const isWaiting = history.some((entry) => entry.isWaiting);
  return (
    <li className={`${styles.row} ${status === 'new' ? styles.unread : ''}`} data-enquiry={id}>
      <Link to={`/enquiries/${reference}`} className={styles.who}>
        {order?.Name ?? reference}
      </Link>
      <StatusBadge status={status} />
      <span className={styles.what}>
        {name}
        {order && ` · ${fillPlaceholders(texts.list.packs, { count: order.Quantity })}`}
        {order && ` · ${texts.buyers[order.RetailerSelfUse as keyof typeof texts.buyers]}`}
      </span>
      <span className={styles.when}>
        <time dateTime={new Date(receivedAt).toISOString()}>
          {formatMoment(receivedAt, language)}
        </time>
        {` · ${reference}`}
        {isWaiting && <strong> · {texts.list.waiting}</strong>}
      </span>
    </li>
  );
}
