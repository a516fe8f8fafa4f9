import { brand, type SocialNetwork } from '@site/company/brand';
import { Icon, iconPaths } from '@site/shared-ui/Icon';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { useTexts } from '../../texts/useTexts';
import styles from './SocialLinks.module.css';

const NETWORKS: readonly { network: SocialNetwork; name: string; icon: string }[] = [
  { network: 'facebook', name: 'Facebook', icon: iconPaths.facebook },
  { network: 'instagram', name: 'Instagram', icon: iconPaths.instagram },
  { network: 'linkedin', name: 'LinkedIn', icon: iconPaths.linkedin },
  { network: 'whatsapp', name: 'WhatsApp', icon: iconPaths.whatsapp },
];

export function SocialLinks() {
  const { onNetwork } = useTexts().site.footer;
  return (
    <ul className={styles.list}>
      {NETWORKS.map(({ network, name, icon }) => (
        <li key={network}>
          <a
            className={styles.link}
            href={brand.social[network]}
            aria-label={fillPlaceholders(onNetwork, { network: name })}
            rel="noopener"
          >
            <Icon path={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
