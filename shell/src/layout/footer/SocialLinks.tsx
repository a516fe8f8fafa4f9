import { brand, type SocialNetwork } from '@site/contracts/brand';
import { Icon } from '@site/shared-ui/Icon';
import { fill } from '../../texts/fill';
import { useTexts } from '../../texts/useTexts';
import styles from './SocialLinks.module.css';

/** The four networks of specification §2, by the names under which people know them. */
const NETWORKS: readonly { network: SocialNetwork; name: string }[] = [
  { network: 'facebook', name: 'Facebook' },
  { network: 'instagram', name: 'Instagram' },
  { network: 'linkedin', name: 'LinkedIn' },
  { network: 'whatsapp', name: 'WhatsApp' },
];

/** Links to the company's pages elsewhere. They open in the same tab, as links do. */
export function SocialLinks() {
  const { onNetwork } = useTexts().site.footer;
  return (
    <ul className={styles.list}>
      {NETWORKS.map(({ network, name }) => (
        <li key={network}>
          <a
            className={styles.link}
            href={brand.social[network]}
            aria-label={fill(onNetwork, { network: name })}
            rel="noopener"
          >
            <Icon name={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
