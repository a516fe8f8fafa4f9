import { createContext, use, useContext, useEffect, useRef, useState } from 'react';
import {
  FORM_SUBMITTED,
  PART,
  PART_STATUS,
  PART_WAKES,
  type PartWakes,
} from '@site/contracts/boot';
import {
  inLanguage,
  type ExposedModule,
  type ExposedProps,
  type LocalisedModule,
} from '@site/contracts/exposedModules';
import { defaultLanguage } from '@site/company/languages';
import type { PlaceholderSize, RoutePageProps } from '@site/contracts/remoteDeclaration';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { useIsHydrating } from '@site/shared-ui/useIsHydrating';
import { notify } from '../notifications/notify';
import { useTexts } from '../texts/useTexts';
import { RemoteFallback, RemotePlaceholder } from './RemoteFallback';
import { availableIn, isDeployed } from './releasesInUse';
import { useDeferredHelp } from './useDeferredHelp';
import { PART_ROOT } from './partRoot';
import { usePart } from './usePart';

/** Renders a part to HTML. */
export type RenderPart = (module: LocalisedModule, props: object) => Promise<string>;

/** Where pages are rendered, what renders the parts on them. */
export const PartRenderer = createContext<RenderPart | undefined>(undefined);

/** The props of a part beside those that the shell gives every part. */
export type OwnProps<Module extends ExposedModule> = Omit<
  ExposedProps[Module],
  keyof RoutePageProps
>;

export interface RemotePartProps<Module extends ExposedModule> {
  module: Module;
  /** What it is, in the visitor's words: for messages while it loads, and when it fails. */
  title: string;
  /** How much room is kept while it loads. */
  size: PlaceholderSize;
  /** Others built it: the prerendered page has no content of it. */
  isForeign?: boolean;
  /** What it cannot do without its script is to send what is typed. */
  isForm?: boolean;
  /** What has it hydrate where it was prerendered. */
  wakes: PartWakes;
  props: OwnProps<Module>;
}

/** A part of the page that a remote draws, in a root of its own: nothing that it does or fails to do reaches this one. */
export function RemotePart<Module extends ExposedModule>(part: RemotePartProps<Module>) {
  const { language } = useTexts();
  // A remote that is not deployed has no place on the page.
  if (!isDeployed(part.module)) return null;
  const module = availableIn(part.module, language);
  return <PartSlot key={module} {...part} name={module} />;
}

function PartSlot<Module extends ExposedModule>({
  module,
  name,
  title,
  size,
  isForeign = false,
  isForm = false,
  wakes,
  props: ownProps,
}: RemotePartProps<Module> & { name: LocalisedModule }) {
  const { language, site } = useTexts();
  const { failed, readable, cannotSend } = site.remotes;
  const renderPart = useContext(PartRenderer);
  const props = { notify, ...ownProps };
  const isHydrating = useIsHydrating();
  const [isPrerendered] = useState(isHydrating);
  const isPage = size === 'page';
  const { element, status, retry } = usePart(name, props, {
    isPage,
    hasText: !isForeign,
    initialStatus: isPrerendered && !isForeign ? 'asleep' : 'loading',
  });
  const isMissing = status === 'missing';
  const isHelpDue = useDeferredHelp(element, status === 'failed');
  const hasSubmitted = useRef(false);
  useEffect(() => {
    // Before the shell's scripts came.
    hasSubmitted.current = !!element.current?.querySelector(`[${FORM_SUBMITTED}]`);
  }, [element]);
  const focusIfSubmitted = (help: HTMLElement | null) => {
    if (!help || !hasSubmitted.current) return;
    hasSubmitted.current = false;
    help.focus();
  };
  const html = renderPart && !isForeign ? use(renderPart(name, props)) : '';
  const content = html && `<div ${PART_ROOT}>${html}</div>`;

  return (
    <>
      <div
        ref={element}
        tabIndex={-1}
        {...{ [PART]: name, [PART_STATUS]: status, [PART_WAKES]: wakes }}
        lang={name === inLanguage(module, language) ? undefined : defaultLanguage}
        // React takes the element over as it is, and never looks into it. Drawn by a browser it would be an assignment, which
        // Trusted Types refuse.
        {...(isPrerendered && { dangerouslySetInnerHTML: { __html: content } })}
        suppressHydrationWarning
        onSubmit={(event) => {
          const hasFailed = status === 'failed';
          hasSubmitted.current =
            hasFailed || (event.target as Element).hasAttribute(FORM_SUBMITTED);
          // Nobody else sends what is submitted now.
          if (hasFailed) retry(event);
        }}
      />
      {status === 'loading' && (
        <RemotePlaceholder title={title} size={size} isPrerendered={isHydrating} />
      )}
      {/* There before its text: screen readers ignore what a live region contains when it appears. */}
      <div role="status">
        {(isMissing || isHelpDue) && (
          <RemoteFallback
            text={fillPlaceholders(isMissing ? failed : isForm ? cannotSend : readable, { title })}
            // Around what others built the shell has drawn the page, with its heading.
            size={isPage && isForeign ? 'panel' : size}
            keepsRoom={isMissing}
            isPage={isPage && !isForeign && isMissing}
            onRetry={retry}
            ref={focusIfSubmitted}
          />
        )}
      </div>
    </>
  );
}
