/** A sheet for paper stays a link: drawing does not wait for it. */
const SOURCE =
  /<link\b(?![^>]*\bmedia="print")[^>]*\brel="stylesheet"[^>]*>|<style\b(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/style>/gi;

const attribute = (tag: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1];

/** Takes apart a page and its styles. */
export interface StyledPage {
  /** The page without styles; `MARK` is where the first one was. */
  html: string;
  /** All styles as one text, each once, in the page's order, with addresses from the site's root. */
  css: string;
}

/** Where the styles belong in `StyledPage.html`. */
export const MARK = '<!--styles-->';

/** Takes the styles out of a page, linked ones and those in the page alike. `read` gives the text of a linked file. */
export function takeStyles(
  html: string,
  path: string,
  read: (address: string) => string,
): StyledPage {
  const sheets = new Set<string>();
  let isFirst = true;
  const rest = html.replace(SOURCE, (tag, ...found) => {
    const { text } = found.at(-1) as { text?: string };
    const address = new URL(attribute(tag, 'href') ?? path, `https://site.example${path}`);
    const css = absolute(text ?? read(address.pathname), address);
    const media = attribute(tag, 'media');
    sheets.add(media && media !== 'all' ? `@media ${media}{${css}}` : css);
    const mark = isFirst ? MARK : '';
    isFirst = false;
    return mark;
  });
  return { html: rest, css: [...sheets].join('\n') };
}

/** A file's addresses are relative to it; in the page they are relative to the page. */
function absolute(css: string, base: URL): string {
  return css.replace(/url\((["']?)(.*?)\1\)/g, (whole, _quote, address: string) => {
    if (/^(data:|#)/.test(address)) return whole;
    return `url(${new URL(address, base).pathname})`;
  });
}
