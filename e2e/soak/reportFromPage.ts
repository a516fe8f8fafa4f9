/** What a page reports of itself: what its visitor reads, and when the form is cleared. */
export type Report =
  | { what: 'opened' }
  | { what: 'cleared'; email: string }
  | { what: 'toast'; text: string }
  /** All that the order form says at this moment, besides its fields. */
  | { what: 'says'; texts: string[] };

/** The name of the function in the page that reports. */
export const REPORT = 'reportToSoak';

/** Runs in the page before its scripts. Every report carries an id of the document. */
export function reportFromPage(name: string): void {
  const documentId = Math.random().toString(36).slice(2);
  const report = (said: Report) =>
    (globalThis as unknown as Record<string, (id: string, said: Report) => void>)[name]?.(
      documentId,
      said,
    );
  report({ what: 'opened' });

  document.addEventListener('reset', ({ target }) => {
    const { elements } = target as HTMLFormElement;
    const email = elements.namedItem('Email');
    if (email instanceof HTMLInputElement && elements.namedItem('Products')) {
      report({ what: 'cleared', email: email.value });
    }
  });

  function readTexts(): string[] {
    const form = document.querySelector('[name=Products]')?.closest('form');
    const part = form?.closest('[data-owner="order"]');
    if (!form || !part) return [];
    const paragraphs = [...part.querySelectorAll('p')].filter(
      (it) => (!form.contains(it) || it.matches('[role=status]')) && it.checkVisibility(),
    );
    return (
      paragraphs
        // A status that says nothing yet is no sentence.
        .filter((it) => it.textContent.trim())
        .map((it) => {
          const references = [...(it.parentElement?.querySelectorAll('dl strong') ?? [])];
          const list = references.map((reference) => reference.textContent).join(' ');
          return `${it.textContent}${list ? ` [${list}]` : ''}`.trim();
        })
    );
  }

  let last = '';
  // A toast that comes with its container is among the added nodes twice.
  const toasts = new WeakSet<Element>();
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        const toast = node.matches('[data-toast]') ? node : node.querySelector('[data-toast]');
        if (!toast || toasts.has(toast)) continue;
        toasts.add(toast);
        report({ what: 'toast', text: toast.textContent });
      }
    }
    const texts = readTexts();
    if (JSON.stringify(texts) === last) return;
    last = JSON.stringify(texts);
    report({ what: 'says', texts });
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
