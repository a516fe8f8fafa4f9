import { languageNames, languages, localised } from '@site/company/languages';
import { paths, routes } from '@site/company/paths';
import type { RemoteName } from '@site/contracts/remotes';
import { remoteNames, type ApplicationName } from '@site/tooling/workspace';
import { routesOfSources } from '@site/releases/release/releasePages';

export interface PageAddress {
  /** The language's name. */
  language: string;
  address: string;
  /** What is there, where the address does not say it. */
  note: string | undefined;
}

/** The remote whose own page keeps the toasts of its forms as lines. */
const FORMS: RemoteName = 'order';

/** Where development servers show each page, and the forms alone. */
export function pageAddresses(
  origins: Readonly<Partial<Record<ApplicationName, string>>>,
): PageAddress[] {
  const { shell, [FORMS]: forms } = origins;
  return languages.flatMap((language) => {
    const ofRemotes = remoteNames
      .flatMap(routesOfSources)
      .filter(({ texts }) => texts[language])
      .map(({ path }) => path);
    const addresses = [
      ...[...routes, ...ofRemotes].map((path) => [shell, path] as const),
      [forms, paths.home] as const,
    ];
    return addresses
      .filter(([origin]) => origin !== undefined)
      .map(([origin, path]) => ({
        language: languageNames[language],
        address: `${origin}${localised(path, language)}`,
        note:
          origin === forms ? 'the forms alone, with their toasts as lines that stay' : undefined,
      }));
  });
}
