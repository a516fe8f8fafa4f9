import { createElement, Suspense, use, useContext, type ComponentType } from 'react';
import { inLanguage, type ExposedModule, type ExposedProps } from '@site/contracts/exposedModules';
import { defaultLanguage, languages, type Language } from '@site/contracts/languages';
import type { PlaceholderSize } from '@site/contracts/remoteRoute';
import { useIsHydrating } from '@site/shared-ui/useIsHydrating';
import type { SiteTexts } from '../texts/SiteTexts';
import { useTexts } from '../texts/useTexts';
import { reloadIfOutdated } from './liveReleases';
import { ModulesShown } from './modulesShown';
import { RemoteBoundary } from './RemoteBoundary';
import { RemoteNotice } from './RemoteNotice';
import { RemotePlaceholder } from './RemotePlaceholder';
import { isDeployed } from './releasesInUse';
import { remoteResource, type RemoteResource } from './remoteResource';
import { resources } from './resources';

export interface RemoteComponentOptions {
  /** How much room is kept while it loads. */
  size: PlaceholderSize;
  /** What it is, in the visitor's words: for messages while it loads, and when it fails. */
  titleIn: (texts: SiteTexts) => string;
}

/**
 * A component of a remote, with the props of the contract. On a page that was composed its content is there already and
 * comes alive when the remote arrives; if it fails, the content stays and a notice with *Try again* stands beside it.
 * Where nothing is there yet its room is kept, and a failure puts a fallback in its place. The rest goes on either way.
 */
export function remoteComponent<Module extends ExposedModule>(
  module: Module,
  { size, titleIn }: RemoteComponentOptions,
): ComponentType<ExposedProps[Module]> {
  const inLanguages = Object.fromEntries(
    languages.map((language) => {
      const resource = remoteResource(module, language);
      resources.set(inLanguage(module, language), resource);
      return [language, resource];
    }),
  ) as Record<Language, RemoteResource<Module>>;

  function Loaded(props: ExposedProps[Module]) {
    const { language } = useTexts();
    const resource = inLanguages[language];
    const tellShown = useContext(ModulesShown);
    // On the server nothing is there to be kept: a failure must fail the page.
    const isPrerendered = useIsHydrating() && typeof document !== 'undefined';
    const part = use(isPrerendered ? resource.readPrerendered() : resource.read());
    const shown = resource.shown();
    tellShown(shown);
    const element = createElement(part as ComponentType<ExposedProps[Module]>, props);
    const isInLanguage = shown === inLanguage(module, language);
    return isInLanguage ? element : <div lang={defaultLanguage}>{element}</div>;
  }

  function RemoteComponent(props: ExposedProps[Module]) {
    const texts = useTexts();
    const { language } = texts;
    const resource = inLanguages[language];
    // A remote that is not deployed has no place on the page.
    if (!isDeployed(module)) return null;
    const title = titleIn(texts);
    return (
      <RemoteBoundary
        title={title}
        module={inLanguage(module, language)}
        isPage={size === 'page'}
        onFailure={() => {
          resource.reset();
          void reloadIfOutdated({ isByItself: true });
        }}
        onRetry={resource.retry}
      >
        <Suspense fallback={<RemotePlaceholder title={title} size={size} />}>
          {createElement(Loaded as ComponentType<ExposedProps[Module]>, props)}
        </Suspense>
        <RemoteNotice title={title} resource={resource} />
      </RemoteBoundary>
    );
  }
  return RemoteComponent;
}
