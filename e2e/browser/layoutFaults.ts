import type { Page } from '@playwright/test';
import { layOutWholePage } from './layOutWholePage';

/**
 * Lists the texts and controls in a part of the page that are outside the window, cut off or overlapping. Waits up to two
 * seconds for the layout to settle.
 */
export async function layoutFaults(page: Page, part = 'body'): Promise<string[]> {
  await layOutWholePage(page);
  return page.evaluate(async (part) => {
    const TOLERANCE = 1;
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    const quote = (text: string) => `"${text.trim().replace(/\s+/g, ' ').slice(0, 40)}"`;

    function isShown(element: Element): boolean {
      if (element.closest('[inert], [aria-hidden="true"]')) return false;
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      for (let it: Element | null = element; it; it = it.parentElement) {
        if (getComputedStyle(it).clipPath !== 'none') return false;
      }
      return true;
    }

    function hiddenBy(rect: DOMRect, element: Element): string | undefined {
      for (let it: Element | null = element; it && it !== document.body; it = it.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(it);
        const box = it.getBoundingClientRect();
        const name = `<${it.localName} class="${it.className}">`;
        if (scrolls(overflowX) && it.scrollWidth > it.clientWidth) {
          if (rect.width > it.clientWidth + TOLERANCE) return `wider than ${name}`;
          return undefined;
        }
        const isCutOff =
          (hides(overflowX) &&
            (rect.left < box.left - TOLERANCE || rect.right > box.right + TOLERANCE)) ||
          (hides(overflowY) &&
            (rect.top < box.top - TOLERANCE || rect.bottom > box.bottom + TOLERANCE));
        if (isCutOff) return `cut off by ${name}`;
      }
      const width = document.documentElement.clientWidth;
      const isOutside = rect.left < -TOLERANCE || rect.right > width + TOLERANCE;
      return isOutside ? `at ${rect.left} to ${rect.right} px of ${width}` : undefined;
    }

    /** Whether the selected option or the placeholder is wider than its field. */
    function isTooLong(field: HTMLInputElement | HTMLSelectElement): boolean {
      const isSelect = field instanceof HTMLSelectElement;
      const text = isSelect ? field.selectedOptions[0]?.text : field.placeholder;
      const { font } = getComputedStyle(field, isSelect ? null : '::placeholder');
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
      const canvas = document.createElement('canvas').getContext('2d');
      if (!text || !canvas) return false;
      canvas.font = font;
      // A select's arrow stands in its padding.
      const room =
        field.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
      return canvas.measureText(text).width > room + TOLERANCE;
    }

    function find(): string[] {
      const faults: string[] = [];
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth) faults.push(`the page scrolls sideways: ${scrollWidth} px`);

      const lines: { node: Node; rect: DOMRect }[] = [];
      for (const root of document.querySelectorAll(part)) {
        for (const control of root.querySelectorAll('a, button, input, select')) {
          if (!isShown(control)) continue;
          const fault = hiddenBy(control.getBoundingClientRect(), control);
          const name = control.getAttribute('aria-label') ?? control.textContent;
          if (fault) faults.push(`${control.localName} ${quote(name)}: ${fault}`);
          const isField =
            control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
          if (isField && isTooLong(control)) faults.push(`field ${control.name}: text too long`);
        }
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const parent = node.parentElement;
          if (!node.textContent?.trim() || !parent || !isShown(parent)) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          const rects = [...range.getClientRects()].filter(({ width }) => width > TOLERANCE);
          const fault = rects.map((rect) => hiddenBy(rect, parent)).find((it) => it);
          if (fault) faults.push(`text ${quote(node.textContent)}: ${fault}`);
          lines.push(...rects.map((rect) => ({ node: node as Node, rect })));
        }
      }
      // Line boxes are taller than their letters, so neighbours may touch.
      lines.forEach(({ node, rect }, index) => {
        for (const other of lines.slice(index + 1)) {
          if (other.node === node) continue;
          const width =
            Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
          const height =
            Math.min(rect.bottom, other.rect.bottom) - Math.max(rect.top, other.rect.top);
          const isOverlap = height > Math.min(rect.height, other.rect.height) / 2;
          if (width > 4 && isOverlap) {
            const texts = [node, other.node].map(({ textContent }) => quote(textContent ?? ''));
            faults.push(`texts ${texts.join(' and ')} overlap`);
          }
        }
      });
      return [...new Set(faults)];
    }

    const nextFrame = () => new Promise(requestAnimationFrame);
    await nextFrame();
    await nextFrame();
    const end = performance.now() + 2000;
    let faults = find();
    while (faults.length > 0 && performance.now() < end) {
      await nextFrame();
      faults = find();
    }
    return faults;
  }, part);
}
