import { remotes } from '@site/contracts/remotes';
import { languageNames, languages, localised } from '@site/contracts/languages';
import { paths } from '@site/contracts/paths';
import { products } from '@site/contracts/products';

const origin = `http://localhost:${remotes.remoteProducts.devPort}`;

/** Where the preview of the texts shows each page that the products remote draws: its language's name and its address. */
export function previewAddresses(): { language: string; address: string }[] {
  const routes = [paths.home, ...products.map(({ path }) => path)];
  return languages.flatMap((language) =>
    routes.map((route) => ({
      language: languageNames[language],
      address: origin + localised(route, language),
    })),
  );
}
