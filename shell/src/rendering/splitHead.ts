/** Elements of the head, which React writes before the content. */
const HEAD_ELEMENT = /^(<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/;

/** Separates the head's elements from the content. */
export function splitHead(markup: string): { head: string; html: string } {
  let head = '';
  let html = markup;
  for (let found = HEAD_ELEMENT.exec(html); found; found = HEAD_ELEMENT.exec(html)) {
    head += found[0];
    html = html.slice(found[0].length);
  }
  return { head, html };
}
