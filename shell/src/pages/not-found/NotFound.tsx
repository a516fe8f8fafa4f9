import { localised } from '@site/contracts/languages';
import { paths } from '@site/contracts/paths';
import { products } from '@site/contracts/products';
import { ButtonLink } from '@site/shared-ui/Button';
import { Drawing } from '@site/shared-ui/Drawing';
import { useTexts } from '../../texts/useTexts';
import { TextPage, Ways } from '../TextPage';
import lost from './drawings/lost.svg';
import styles from './NotFound.module.css';

/** Shown where a link inside of the site leads to no page. A server sends `NotFoundInEveryLanguage`. */
export function NotFound() {
  const { language, notFound, site } = useTexts();
  return (
    <TextPage {...notFound}>
      <Ways>
        <ButtonLink href={localised(paths.home, language)}>{site.header.home}</ButtonLink>
        {products.map((product) => (
          <ButtonLink key={product.id} href={localised(product.path, language)} look="quiet">
            {product.name}
          </ButtonLink>
        ))}
      </Ways>
      <div className={styles.lost}>
        <Drawing file={lost} ratio={[720, 240]} />
      </div>
    </TextPage>
  );
}
