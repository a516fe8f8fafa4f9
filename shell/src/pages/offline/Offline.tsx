import { localised } from '@site/contracts/languages';
import { paths } from '@site/contracts/paths';
import { products } from '@site/contracts/products';
import { ButtonLink, ReloadLink } from '@site/shared-ui/Button';
import { standInTexts } from '../../texts/standIns';
import { useTexts } from '../../texts/useTexts';
import { TextPage, Ways } from '../TextPage';

/** The service worker shows it at the address of a page that it does not have. Nothing in it may need a script or a picture;
 * the footer below says how to reach the company. */
export function Offline() {
  const { language, site } = useTexts();
  const { header, remotes } = site;
  return (
    <TextPage {...standInTexts[language].offline}>
      <Ways>
        <ReloadLink>{remotes.retry}</ReloadLink>
        <ButtonLink href={localised(paths.home, language)} look="quiet">
          {header.home}
        </ButtonLink>
        {products.map((product) => (
          <ButtonLink key={product.id} href={localised(product.path, language)} look="quiet">
            {product.name}
          </ButtonLink>
        ))}
      </Ways>
    </TextPage>
  );
}
