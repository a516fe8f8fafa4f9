import { catalogue } from '@site/contracts/catalogue';
import { localised } from '@site/contracts/languages';
import { paths } from '@site/contracts/paths';
import { ButtonLink, ReloadLink } from '@site/shared-ui/Button';
import { standInTexts } from '../../texts/standIns';
import { useTexts } from '../../texts/useTexts';
import { TextPage, Ways } from '../TextPage';

/** The service worker shows it at the address of a page that it does not have. Nothing in it may need a script or a picture;
 * the footer below says how to reach the company. */
export function Offline() {
  const { language, site } = useTexts();
  const { header, remotes, catalogue: words } = site;
  return (
    <TextPage {...standInTexts[language].offline}>
      <Ways>
        <ReloadLink>{remotes.retry}</ReloadLink>
        <ButtonLink href={localised(paths.home, language)} look="quiet">
          {header.home}
        </ButtonLink>
        {catalogue.listed.map((product) => (
          <ButtonLink key={product.id} href={localised(product.path, language)} look="quiet">
            {product.name}
          </ButtonLink>
        ))}
        {catalogue.path && (
          <ButtonLink href={localised(catalogue.path, language)} look="quiet">
            {words.all}
          </ButtonLink>
        )}
      </Ways>
    </TextPage>
  );
}
