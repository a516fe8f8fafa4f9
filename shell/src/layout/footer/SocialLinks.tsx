import { brand, type SocialNetwork } from '@site/contracts/brand';
import { Icon } from '@site/shared-ui/Icon';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { useTexts } from '../../texts/useTexts';
import styles from './SocialLinks.module.css';

const NETWORKS: readonly { network: SocialNetwork; name: string }[] = [
  { network: 'facebook', name: 'Facebook' },
  { network: 'instagram', name: 'Instagram' },
  { network: 'linkedin', name: 'LinkedIn' },
  { network: 'whatsapp', name: 'WhatsApp' },
];

export function SocialLinks() {
  const { onNetwork } = useTexts().site.footer;
  return (
    <ul className={styles.list}>
      {NETWORKS.map(({ network, name }) => (
        <li key={network}>
          <a
            className={styles.link}
            href={brand.social[network]}
            aria-label={fillPlaceholders(onNetwork, { network: name })}
            rel="noopener"
          >
            <Icon name={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
