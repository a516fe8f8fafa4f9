import { catalogue } from '@site/contracts/catalogue';
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
        <ButtonLink to={paths.home} look="quiet">
          {header.home}
        </ButtonLink>
        {catalogue.listed.map((product) => (
          <ButtonLink key={product.id} to={product.path} look="quiet">
            {product.name}
          </ButtonLink>
        ))}
        {catalogue.path && (
          <ButtonLink to={catalogue.path} look="quiet">
            {words.all}
          </ButtonLink>
        )}
      </Ways>
    </TextPage>
  );
}
