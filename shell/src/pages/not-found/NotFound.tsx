import { ButtonLink } from '@site/shared-ui/Button';
import { Drawing } from '@site/shared-ui/Drawing';
import type { StandInTexts } from '../../texts/standIns';
import { useTexts } from '../../texts/useTexts';
import type { ShellParts } from '../apart/shellParts';
import lost from './drawings/lost.svg';
import styles from './NotFound.module.css';

export interface NotFoundProps {
  shell: ShellParts;
  words: StandInTexts['notFound'];
}

/** Shown where a link inside of the site leads to no page. A server sends `NotFoundInEveryLanguage`. */
export function NotFound({ shell, words }: NotFoundProps) {
  const { catalogue, paths, TextPage, Ways } = shell;
  const { header, catalogue: ofCatalogue } = useTexts().site;
  return (
    <TextPage {...words}>
      <Ways>
        <ButtonLink to={paths.home}>{header.home}</ButtonLink>
        {catalogue.listed.map((product) => (
          <ButtonLink key={product.id} to={product.path} look="quiet">
            {product.name}
          </ButtonLink>
        ))}
        {catalogue.path && (
          <ButtonLink to={catalogue.path} look="quiet">
            {ofCatalogue.all}
          </ButtonLink>
        )}
      </Ways>
      <div className={styles.lost}>
        <Drawing file={lost} ratio={[720, 240]} />
      </div>
    </TextPage>
  );
}
