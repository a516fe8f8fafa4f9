import { chatHref, mailHref } from '@site/company/contactLinks';
import type { OrderRecord } from '@site/order-model/enquiry';
import { hasEmail } from '@site/order-model/noEmail';
import { staffLanguages, type StaffLanguage } from '@site/company/languages';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { Icon, iconPaths } from '@site/shared-ui/Icon';
import type { Enquiry } from '../model/enquiry';
import { COUNTRY, isSamePerson } from '../model/person';
import { useDesk, useDeskView } from '../screen/useDesk';
import { deskTexts } from '../texts/deskTexts';
import { formatPacks, productName } from '../texts/formats';
import { isLanguage, useTexts } from '../texts/language';
import { CallButton } from './CallButton';
import { nameToWrite } from './nameToWrite';
import layout from '../screen/layout.module.css';
import styles from './EnquiryPage.module.css';

/** What staff chose for this person last, here or at another enquiry; before that what the name is written in. */
function languageOf(order: OrderRecord, enquiry: Enquiry, all: readonly Enquiry[]): StaffLanguage {
  const ofPerson = (other: Enquiry) =>
    isLanguage(other.language) && other.order && isSamePerson(order, other.order);
  const chosen = ofPerson(enquiry) ? enquiry : all.find(ofPerson);
  return chosen?.language ?? (/\p{Script=Devanagari}/u.test(order.Name) ? 'hi' : 'en');
}

/** One tap to call, or to write with a text that is filled in. */
export function ContactLinks({ enquiry }: { enquiry: Enquiry }) {
  const { enquiry: words } = useTexts();
  const { desk } = useDesk();
  const { enquiries } = useDeskView();
  const { order, reference, product } = enquiry;
  if (!order) return null;
  const chosen = languageOf(order, enquiry, enquiries);
  const { message } = deskTexts[chosen];
  const ordered = productName(product);
  const packs = formatPacks(order.Quantity, chosen);
  const [beforeName, afterName] = fillPlaceholders(message.call, { ordered, packs }).split(
    '{name}',
  );
  const name = nameToWrite(order.Name);
  const text =
    name === undefined
      ? fillPlaceholders(message.textWithoutName, { ordered, reference })
      : fillPlaceholders(message.text, { name, ordered, reference });
  const subject = fillPlaceholders(message.subject, { reference });
  const links: readonly (readonly [string, string, string])[] = [
    [iconPaths.whatsapp, chatHref(`${COUNTRY}${order.Mobile}`, text), words.message],
    ...(hasEmail(order.Email)
      ? [[iconPaths.mail, mailHref(order.Email, subject, text), words.write] as const]
      : []),
  ];
  return (
    <>
      <p className={styles.say}>
        <strong>{words.say}: </strong>
        <span lang={chosen}>
          {beforeName}
          <bdi>{order.Name}</bdi>
          {afterName}
        </span>
      </p>
      <ul className={`${layout.row} ${styles.contact}`}>
        <li>
          <CallButton enquiry={enquiry} isWide />
        </li>
        {links.map(([icon, address, label]) => (
          <li key={icon}>
            <a href={address} className={styles.way} rel="noreferrer">
              <Icon path={icon} />
              {label}
            </a>
          </li>
        ))}
      </ul>
      <div role="group" aria-labelledby="write-in" className={layout.row}>
        <span id="write-in">{words.writeIn}</span>
        {staffLanguages.map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            className={styles.choice}
            aria-pressed={language === chosen}
            onClick={() => void desk.change(enquiry, { language })}
          >
            {deskTexts[language].message.language}
          </button>
        ))}
      </div>
    </>
  );
}
