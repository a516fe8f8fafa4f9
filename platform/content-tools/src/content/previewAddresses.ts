import { languageNames, languages, localised } from '@site/contracts/languages';
import { paths } from '@site/contracts/paths';
import { products } from '@site/contracts/products';
import { developmentOf } from '@site/federation/development/developmentRelease';

/** Where the preview of the texts shows each page that the products remote draws: its language's name and its address. */
export function previewAddresses(): { language: string; address: string }[] {
  const routes = [paths.home, ...products.map(({ path }) => path)];
  return languages.flatMap((language) =>
    routes.map((route) => ({
      language: languageNames[language],
      address: developmentOf('remoteProducts') + localised(route, language),
    })),
  );
}
