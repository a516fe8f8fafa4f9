import { paths } from '@site/contracts/paths';
import { products } from '@site/contracts/products';
import { ButtonLink, ReloadLink } from '@site/shared-ui/Button';
import { ContactLinks } from '../../contact/ContactLinks';
import { useTexts } from '../../texts/useTexts';
import { TextPage, Ways } from '../TextPage';

/** The service worker shows it at the address of a page that it does not have. Nothing in it may need a script or a picture. */
export function Offline() {
  const { header, offline, remotes } = useTexts().site;
  const { title, lead, order } = offline;
  return (
    <TextPage title={title} lead={lead}>
      <Ways>
        <ReloadLink>{remotes.retry}</ReloadLink>
        <ButtonLink to={paths.home} look="quiet">
          {header.home}
        </ButtonLink>
        {products.map((product) => (
          <ButtonLink key={product.id} to={product.path} look="quiet">
            {product.name}
          </ButtonLink>
        ))}
      </Ways>
      <p>{order}</p>
      <ContactLinks />
    </TextPage>
  );
}
