import type { AnchorHTMLAttributes, Ref } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Where it leads. A whole address (`https:…`) is left to the browser. */
  to: To;
  replace?: boolean;
  state?: unknown;
  /** Lets the browser follow the link. */
  reloadDocument?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

const WHOLE_ADDRESS = /^([a-z][a-z\d+.-]*:|\/\/)/i;

/** The router's own link brings along what its framework mode needs for prefetching: 2 KB (brotli) on every page. */
export function Link({ to, replace, state, reloadDocument, onClick, ...anchor }: LinkProps) {
  const isWhole = typeof to === 'string' && WHOLE_ADDRESS.test(to);
  const href = useHref(isWhole ? '' : to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace !== undefined && { replace }),
    ...(anchor.target !== undefined && { target: anchor.target }),
    state,
  });
  return (
    <a
      {...anchor}
      href={isWhole ? to : href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && !isWhole && !reloadDocument) follow(event);
      }}
    />
  );
}
