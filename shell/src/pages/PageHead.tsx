import { useContext, createContext } from 'react';
import { useLocation } from 'react-router-dom';
import {
  alternatesOf,
  languageVersions,
  publicAddress,
  sharePictureOf,
  sharePictureText,
} from '@site/company/addresses';
import { brand } from '@site/company/brand';
import { localised } from '@site/company/languages';
import { paths } from '@site/company/paths';
import { remoteRouteAt } from '../remotes/remoteRoutes';
import { useTexts } from '../texts/useTexts';

/** The title and description of a screen. */
export interface PageMetadata {
  /** Without the company's name. */
  title: string;
  /** For search results and shared links. */
  description: string;
}

/** Title and metadata of a page; React hoists them into the head. An unknown address is kept out of search engines. */
export function PageHead({ title, description }: PageMetadata) {
  const path = useLocation().pathname;
  const route = remoteRouteAt(path);
  // A remote brings no picture of its own.
  const pictured = route ? paths.home : path;
  const picture = sharePictureOf(pictured);
  useContext(HeadCollector)({ title, description });
  const { language } = useTexts();
  const address = publicAddress(localised(path, language));
  return (
    <>
      <title>{`${title} | ${brand.company}`}</title>
      <meta name="description" content={description} />
      {picture ? (
        <>
          <link rel="canonical" href={address} />
          {alternatesOf(languageVersions(path, route?.languages)).map((alternate) => (
            <link
              key={alternate.hreflang}
              rel="alternate"
              hrefLang={alternate.hreflang}
              href={publicAddress(alternate.path)}
            />
          ))}
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:image" content={publicAddress(picture)} />
          <meta property="og:image:alt" content={sharePictureText(pictured)} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

/** Receives the metadata of the rendered screen: the server uses it for the structured data. */
export const HeadCollector = createContext<(head: PageMetadata) => void>(() => {});
