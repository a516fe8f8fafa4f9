import type { Page } from 'playwright-core';

/** The errors of a page from now on, and when there is one. */
export function watchErrors(page: Page) {
  const errors: string[] = [];
  const hasErred = new Promise<void>((resolve) => {
    const note = (text: string) => {
      errors.push(text);
      resolve();
    };
    page.on('console', (message) => message.type() === 'error' && note(message.text()));
    page.on('pageerror', (error) => note(String(error)));
  });
  return { errors, hasErred };
}
