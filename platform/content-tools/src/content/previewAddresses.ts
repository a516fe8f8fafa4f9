import { languageNames, languages, localised } from '@site/contracts/languages';
import { paths, routes } from '@site/contracts/paths';
import { remotes } from '@site/contracts/remotes';
import { ports } from '@site/tooling/ports';

export interface PreviewAddress {
  /** The language's name. */
  language: string;
  address: string;
}

/** Where the preview of the texts shows each page, and the notices of the forms in every state. */
export function previewAddresses(): PreviewAddress[] {
  const places = [
    ...routes.map((route) => [ports.shellDev, route] as const),
    [remotes.remoteOrder.devPort, paths.home] as const,
  ];
  return languages.flatMap((language) =>
    places.map(([port, path]) => ({
      language: languageNames[language],
      address: `http://localhost:${port}${localised(path, language)}`,
    })),
  );
}
