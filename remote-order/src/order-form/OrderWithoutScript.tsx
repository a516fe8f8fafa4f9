import { brand } from '@site/company/brand';
import { emailHref, phoneHref } from '@site/company/contactLinks';
import { useTexts } from '../texts/useTexts';
import { WithoutScript } from '../submission/WithoutScript';
import styles from './OrderForm.module.css';

/** Says how to order where the form cannot be sent. */
export function OrderWithoutScript() {
  const { text, message } = useTexts().form.withoutScript;
  // The build has filled the brand in.
  const links: Readonly<Record<string, [href: string, words: string]>> = {
    [brand.phone]: [phoneHref, brand.phone],
    [brand.email]: [emailHref, brand.email],
    '{message}': [brand.social.whatsapp, message],
  };
  const names = Object.keys(links).map((name) => name.replace(/[+.{}()]/g, '\\$&'));
  return (
    <WithoutScript>
      <p className={styles.note}>
        {text.split(RegExp(`(${names.join('|')})`)).map((part) => {
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
