import { useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { alternatesOf, languageVersions, publicAddress } from '@site/contracts/addresses';
import { brand } from '@site/contracts/brand';
import { localised } from '@site/contracts/languages';
import { knownPath } from '@site/contracts/paths';
import { sharePictureOf } from '@site/contracts/sharePicture';
import { useTexts } from '../texts/useTexts';
import { HeadShown } from './headShown';

export interface PageHeadProps {
  /** What the browser's tab shows first, before whose site it is. */
  title: string;
  /** One or two sentences for search results and shared links. */
  description: string;
}

/**
 * What a screen says of itself in the page's head; React puts it there, on the server and on each navigation, so that a
 * link is shared right from any page that a visitor went on to. An address without a page is kept out of search engines.
 */
export function PageHead({ title, description }: PageHeadProps) {
  const path = knownPath(useLocation().pathname);
  const picture = sharePictureOf(path);
  useContext(HeadShown)({ title, description });
  const { language } = useTexts();
  const address = publicAddress(localised(path, language));
  return (
    <>
      <title>{`${title} | ${brand.company}`}</title>
      <meta name="description" content={description} />
      {picture ? (
        <>
          <link rel="canonical" href={address} />
          {alternatesOf(languageVersions(path)).map((it) => (
            <link
              key={it.hreflang}
              rel="alternate"
              hrefLang={it.hreflang}
              href={publicAddress(it.path)}
            />
          ))}
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={address} />
          <meta property="og:image" content={publicAddress(picture)} />
          <meta property="og:image:alt" content={title} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
