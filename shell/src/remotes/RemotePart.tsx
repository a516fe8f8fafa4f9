import { createContext, use, useContext, useLayoutEffect, useRef, useState } from 'react';
import { PART } from '@site/contracts/boot';
import {
  inLanguage,
  type ExposedModule,
  type ExposedProps,
  type LocalisedModule,
} from '@site/contracts/exposedModules';
import { defaultLanguage } from '@site/contracts/languages';
import type { PlaceholderSize } from '@site/contracts/remoteDeclaration';
import { useIsHydrating } from '@site/shared-ui/useIsHydrating';
import { useTexts } from '../texts/useTexts';
import { reloadIfOutdated } from './liveReleases';
import { placePart, statusOf, type PartStatus, type PlacedPart } from './placePart';
import { RemoteFallback, RemotePlaceholder } from './RemoteFallback';
import { availableIn, isDeployed } from './releasesInUse';
import { remoteModule } from './remoteModule';

/** Renders a part to HTML. */
export type RenderPart = (module: LocalisedModule, props: object) => Promise<string>;

/** Where pages are rendered, what renders the parts on them. */
export const PartRenderer = createContext<RenderPart | undefined>(undefined);

export interface RemotePartProps<Module extends ExposedModule> {
  module: Module;
  /** What it is, in the visitor's words: for messages while it loads, and when it fails. */
  title: string;
  /** How much room is kept while it loads. */
  size: PlaceholderSize;
  /** Others built it: the prerendered page has no content of it. */
  isForeign?: boolean;
  props: ExposedProps[Module];
}

/** A part of the page that a remote draws, in a root of its own: nothing that it does or fails to do reaches this one. */
export function RemotePart<Module extends ExposedModule>(part: RemotePartProps<Module>) {
  const { language } = useTexts();
  // A remote that is not deployed has no place on the page.
  if (!isDeployed(part.module)) return null;
  const module = availableIn(part.module, language);
  return <Place key={module} {...part} name={module} />;
}

function Place<Module extends ExposedModule>({
  module,
  name,
  title,
  size,
  isForeign = false,
  props,
}: RemotePartProps<Module> & { name: LocalisedModule }) {
  const { language } = useTexts();
  const element = useRef<HTMLDivElement>(null);
  const placed = useRef<PlacedPart>(null);
  const renderPart = useContext(PartRenderer);
  const isHydrating = useIsHydrating();
  const [isPrerendered] = useState(isHydrating);
  const [status, setStatus] = useState<PartStatus>(
    isPrerendered && !isForeign ? 'shown' : 'loading',
  );
  const [attempt, setAttempt] = useState(1);
  const html = renderPart && !isForeign ? use(renderPart(name, props)) : '';

  useLayoutEffect(() => {
    const isPage = size === 'page';
    const place = element.current as HTMLDivElement;
    placed.current = placePart(place, remoteModule(name), { props, isPage, show: setStatus });
    return () => placed.current?.remove();
    // Other props are given to the part that is there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [name, attempt]);
  useLayoutEffect(() => placed.current?.update(props));

  /** Tries again, unless other releases are live by now: then the page is reloaded. */
  async function retry({ type }: { type: string }) {
    const place = element.current as HTMLDivElement;
    // The button that was pressed goes away: reading and tabbing go on from this place.
    if (type === 'click') place.focus();
    setStatus(statusOf(place));
    if (await reloadIfOutdated()) return;
    remoteModule(name).load();
    setAttempt(attempt + 1);
  }

  return (
    <>
      <div
        ref={element}
        tabIndex={-1}
        {...{ [PART]: name }}
        lang={name === inLanguage(module, language) ? undefined : defaultLanguage}
        // React takes the element over as it is, and never looks into it. Drawn by a browser it would be an assignment, which
        // Trusted Types refuse.
        {...(isPrerendered && { dangerouslySetInnerHTML: { __html: html } })}
        suppressHydrationWarning
        // Nobody else sends what is submitted now.
        onSubmit={status === 'failed' ? retry : undefined}
      />
      {status === 'loading' && (
        <RemotePlaceholder title={title} size={size} isPrerendered={isHydrating} />
      )}
      {status === 'failed' && (
        // Around what others built, the shell has drawn the heading.
        <RemoteFallback title={title} isPage={size === 'page' && !isForeign} onRetry={retry} />
      )}
    </>
  );
}
