import type { CataloguePage } from '@site/contracts/catalogue';
import { localised } from '@site/contracts/languages';
import { ButtonLink } from '@site/shared-ui/Button';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import type words from '../../../content/catalogue.json';
import { useTexts } from '../../texts/useTexts';
import type { ShellParts } from '../apart/shellParts';
import styles from './Catalogue.module.css';

export interface CatalogueProps {
  shell: ShellParts;
  page: CataloguePage;
  words: typeof words;
}

/** All products, where they are more than menus and the home page list. */
export function Catalogue({ shell, page, words }: CatalogueProps) {
  const { catalogue, paths, ProductShowcase, TextPage, Ways } = shell;
  const { language, site } = useTexts();
  const { all } = site.catalogue;
  const { lead, page: where, previous, next } = words;
  const position = fillPlaceholders(where, {
    number: String(page.number),
    count: String(catalogue.pages.length),
  });
  // Titles of pages differ.
  const title = page.number === 1 ? all : `${all}: ${position}`;
  const pathOf = (number: number) => catalogue.pages[number - 1]?.path;
  const ways = [
    { label: previous, path: pathOf(page.number - 1) },
    { label: next, path: pathOf(page.number + 1) },
  ];
  return (
    <TextPage title={title} lead={lead}>
      <h2 className={styles.position}>{position}</h2>
      <ProductShowcase orderHref={localised(paths.buyNow, language)} page={page.number} />
      <nav className={styles.ways} aria-label={all}>
        <Ways>
          {ways.map(
            ({ label, path }) =>
              path && (
                <ButtonLink key={label} href={localised(path, language)} look="quiet">
                  {label}
                </ButtonLink>
              ),
          )}
        </Ways>
      </nav>
    </TextPage>
  );
}
