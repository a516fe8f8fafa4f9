import { languages } from '@site/contracts/languages';
import type { Heading } from '../report/diffReport';
import { alteredCopy } from './alteredCopy';
import { anyPage, htmlChange, isOthers, pageOf, type Kind } from './changeKind';
import { contentTexts, type ContentSubject } from './contentTexts';
import {
  attribute,
  elementsOf,
  replaceAttribute,
  replaceText,
  reworded,
  textNodes,
} from './pageEdits';

export const ofContent =
  (subject: ContentSubject): Kind =>
  async (site, random) => {
    const { path, text } = random.pick(contentTexts(subject, random.pick(languages)));
    const { html } = await pageOf(site, path);
    const nodes = textNodes(elementsOf(html, () => true)).filter(({ value }) => value === text);
    const said = reworded(text, random);
    const changed = replaceText(html, random.pick(nodes), said);
    return {
      site: alteredCopy(site, htmlChange(path, changed)),
      ...{ heading: subject, said, pages: [path], owner: 'remote-products' },
    };
  };

/** Changes the text of some element of a page. */
export const ofElement =
  (isMeant: (tag: string) => boolean, heading: Heading, isPage = isOthers): Kind =>
  async (site, random) => {
    const { path, html } = await anyPage(site, random, isPage);
    const found = textNodes(elementsOf(html, ({ tagName }) => isMeant(tagName)));
    const node = random.pick(found.filter(({ value }) => value.trim().length > 3));
    const said = reworded(node.value, random).trim();
    return {
      site: alteredCopy(site, htmlChange(path, replaceText(html, node, said))),
      ...{ heading, said, pages: [path] },
    };
  };

interface AttributeOptions {
  change?: (value: string) => string;
  isPage?: (path: string) => boolean;
  isMeant?: (value: string) => boolean;
}

/** Changes an attribute of some element of a page. */
export const ofAttribute =
  (
    [tag, name]: readonly [tag: RegExp, name: string],
    heading: Heading,
    { change = (it) => `${it}x`, isPage = isOthers, isMeant = () => true }: AttributeOptions = {},
  ): Kind =>
  async (site, random) => {
    const { path, html } = await anyPage(site, random, isPage);
    const found = elementsOf(html, (it) => {
      const value = attribute(it, name);
      return tag.test(it.tagName) && value !== undefined && isMeant(value);
    });
    const it = random.pick(found);
    const value = change(attribute(it, name) ?? '');
    return {
      site: alteredCopy(site, htmlChange(path, replaceAttribute(html, it, name, value))),
      ...{ heading, pages: [path] },
    };
  };
