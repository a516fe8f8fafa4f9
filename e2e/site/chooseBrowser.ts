import { findBrowser, findHeadlessShell } from '@site/tooling/browser/findBrowser';
import { isLongForm } from '@site/tooling/testing/testForm';

/** Looks for the browsers once, before workers start: two of them would install it at the same time. */
export default function chooseBrowser(): void {
  findBrowser();
  if (!isLongForm) process.env.SITE_HEADLESS_SHELL ??= findHeadlessShell() ?? '';
}
