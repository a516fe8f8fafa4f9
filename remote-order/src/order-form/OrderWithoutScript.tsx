import { brand } from '@site/company/brand';
import { emailHref, phoneHref } from '@site/company/contactLinks';
import { useTexts } from '../texts/useTexts';
import { WithoutScript } from '../submission/WithoutScript';
import styles from './OrderForm.module.css';

/** Says how to order where the form cannot be sent. */
export function OrderWithoutScript() {
  const { text, message } = useTexts().form.withoutScript;
  const links: Readonly<Record<string, [href: string, words: string]>> = {
    phoneLink: [phoneHref, brand.phone],
    emailLink: [emailHref, brand.email],
    messageLink: [brand.social.whatsapp, message],
  };
  return (
    <WithoutScript>
      <p className={styles.note}>
        {text.split(/\{(\w+)\}/).map((part) => {
          const [href, words] = links[part] ?? [];
          return href ? (
            <a key={part} href={href}>
              {words}
            </a>
          ) : (
            part
          );
        })}
      </p>
    </WithoutScript>
  );
}
