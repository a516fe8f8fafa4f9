import { anchors, paths } from '@site/contracts/paths';

/** The element that a location points at, as a selector; undefined when it points at none. */
export function anchorOf({
  pathname,
  hash,
}: {
  pathname: string;
  hash: string;
}): string | undefined {
  const id = decoded(hash.slice(1));
  if (!id) return undefined;
  // §2 reports /#buy for the mobile Buy Now: it leads to the form's section, which is #buy-now.
  const isFormAlias = pathname === paths.home && id === anchors.buy;
  return `#${CSS.escape(isFormAlias ? anchors.buyNow : id)}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
