import { anchors, paths } from '@site/contracts/paths';

export function anchorSelector({
  pathname,
  hash,
}: {
  pathname: string;
  hash: string;
}): string | undefined {
  const id = decode(hash.slice(1));
  if (!id) return undefined;
  // §2 also reports /#buy for the mobile Buy Now; the section's id is buy-now.
  const isFormAlias = pathname === paths.home && id === anchors.buy;
  return `#${CSS.escape(isFormAlias ? anchors.buyNow : id)}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
