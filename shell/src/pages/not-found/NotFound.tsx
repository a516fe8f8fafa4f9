import { localised } from '@site/contracts/languages';
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
  const { language, site } = useTexts();
  const { header, catalogue: ofCatalogue } = site;
  return (
    <TextPage {...words}>
      <Ways>
        <ButtonLink href={localised(paths.home, language)}>{header.home}</ButtonLink>
        {catalogue.listed.map((product) => (
          <ButtonLink key={product.id} href={localised(product.path, language)} look="quiet">
            {product.name}
          </ButtonLink>
        ))}
        {catalogue.path && (
          <ButtonLink href={localised(catalogue.path, language)} look="quiet">
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
