import { ButtonLink } from '@site/shared-ui/Button';
import { standInTexts } from '../../texts/standIns';
import { useTexts } from '../../texts/useTexts';
import { TextPage, Ways } from '../TextPage';

/** The service worker shows it at the address of a page that it does not have. Nothing in it may need a script or a picture;
 * the footer below says how to reach the company. */
export function Offline() {
  const texts = useTexts();
  return (
    <TextPage {...standInTexts[texts.language].offline}>
      <Ways texts={texts}>
        {/* The page's own address. */}
        <ButtonLink href="">{texts.site.remotes.retry}</ButtonLink>
      </Ways>
    </TextPage>
  );
}
