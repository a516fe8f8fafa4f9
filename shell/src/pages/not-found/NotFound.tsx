import { catalogue } from '@site/contracts/catalogue';
import { paths } from '@site/contracts/paths';
import { ButtonLink } from '@site/shared-ui/Button';
import { Drawing } from '@site/shared-ui/Drawing';
import { useTexts } from '../../texts/useTexts';
import { TextPage, Ways } from '../TextPage';
import lost from './drawings/lost.svg';
import styles from './NotFound.module.css';

/** Shown where a link inside of the site leads to no page. A server sends `NotFoundInEveryLanguage`. */
export function NotFound() {
  const { header, notFound, catalogue: words } = useTexts().site;
  return (
    <TextPage {...notFound}>
      <Ways>
        <ButtonLink to={paths.home}>{header.home}</ButtonLink>
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
      <div className={styles.lost}>
        <Drawing file={lost} ratio={[720, 240]} />
      </div>
    </TextPage>
  );
}
