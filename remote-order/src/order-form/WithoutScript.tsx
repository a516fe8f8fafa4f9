import { brand, emailHref, phoneHref } from '@site/contracts/brand';
import { useTexts } from '../texts/useTexts';
import styles from './OrderForm.module.css';

/** Says how to order where scripts are off: the form cannot be sent there. */
export function WithoutScript() {
  const { text, message } = useTexts().form.withoutScript;
  const links: Readonly<Record<string, [href: string, words: string]>> = {
    '{phone}': [phoneHref, brand.phone],
    '{email}': [emailHref, brand.email],
    '{message}': [brand.social.whatsapp, message],
  };
  return (
    <noscript>
      <p className={styles.note}>
        {text.split(/(\{\w+\})/).map((part) => {
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
    </noscript>
  );
}
