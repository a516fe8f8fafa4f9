import { useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { languageVersions, publicAddress } from '@site/contracts/addresses';
import { brand } from '@site/contracts/brand';
import { knownPath } from '@site/contracts/paths';
import { sharePictureOf } from '@site/contracts/sharePicture';
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
  const address = publicAddress(path);
  const versions = languageVersions(path);
  return (
    <>
      <title>{`${title} | ${brand.company}`}</title>
      <meta name="description" content={description} />
      {picture ? (
        <>
          <link rel="canonical" href={address} />
          {versions.length > 1 &&
            versions.map((it) => (
              <link
                key={it.path}
                rel="alternate"
                hrefLang={it.language}
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
