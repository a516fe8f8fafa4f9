import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { PageApart } from '../apart/pagesApart';
import { PageHead } from '../PageHead';
import { areAllKnown, learnReleases, onAllKnown } from '../../remotes/furtherReleases';
import { reloadIfOutdated } from '../../remotes/liveReleases';
import { RemoteFallback } from '../../remotes/RemoteFallback';
import { RemotePlaceholder } from '../../remotes/RemotePlaceholder';
import { menuEntriesIn } from '../../routes/routesInUse';
import { useTexts } from '../../texts/useTexts';

/**
 * Shown at an address that the document knows no page for. A remote may serve one that the document does not name; as
 * long as that is not known, it behaves like a remote that is loading.
 */
export function UnknownPage({ pathname }: { pathname: string }) {
  const isNotFound = useSyncExternalStore(onAllKnown, areAllKnown, () => true);
  return isNotFound ? (
    <PageApart name="notFound" />
  ) : (
    <PageToLearnOf key={pathname} pathname={pathname} />
  );
}

function PageToLearnOf({ pathname }: { pathname: string }) {
  const { language, site } = useTexts();
  const [hasFailed, setHasFailed] = useState(false);
  const title =
    menuEntriesIn(language).find(({ path }) => path === pathname)?.menu ?? site.remotes.page;

  const learn = useCallback(() => {
    learnReleases().catch((failure: unknown) => {
      console.error(`${pathname} is not shown:`, failure);
      setHasFailed(true);
      void reloadIfOutdated({ isByItself: true });
    });
  }, [pathname]);
  useEffect(learn, [learn]);
  const retry = useCallback(
    () =>
      void reloadIfOutdated().then((isReloading) => {
        if (isReloading) return;
        setHasFailed(false);
        learn();
      }),
    [learn],
  );
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed, retry]);

  return (
    <>
      <PageHead title={title} description={title} />
      {hasFailed ? (
        <RemoteFallback title={title} isPage onRetry={retry} />
      ) : (
        <RemotePlaceholder title={title} size="page" />
      )}
    </>
  );
}
