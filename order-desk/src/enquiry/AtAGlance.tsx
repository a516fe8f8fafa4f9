import { isUnanswered } from '@site/order-model/deskChange';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import type { Enquiry } from '../model/enquiry';
import { useDeskView } from '../screen/useDesk';
import { formatAge, formatPacks, productName } from '../texts/formats';
import { useLanguage } from '../texts/language';

/** What is wanted, for whom, and for how long they have waited for a first call: `Cirvena Forte · 2 packs · Self use`. */
export function AtAGlance({ enquiry }: { enquiry: Enquiry }) {
  const { language, texts } = useLanguage();
  const { now } = useDeskView();
  const { order, product, status, receivedAt, source } = enquiry;
  const isWaiting = isUnanswered(status);
  const age = formatAge(now - receivedAt, texts);
  const facts = [
    productName(product),
    order && formatPacks(order.Quantity, language),
    order && texts.buyers[order.RetailerSelfUse as keyof typeof texts.buyers],
    source && texts.sources[source],
    isWaiting && fillPlaceholders(texts.enquiry.waitingFor, { age }),
  ].filter((fact) => typeof fact === 'string');
  // A line ends between facts, not within one.
  return <p>{facts.map((fact) => fact.replaceAll(' ', '\u00a0')).join('\u00a0· ')}</p>;
}
