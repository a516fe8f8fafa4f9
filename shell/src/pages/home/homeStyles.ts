import { HOME_STYLES_ID } from '@site/contracts/boot';

/** The sheet of the home page on all others. On the page itself its styles stand in the HTML. */
const sheet = () => document.getElementById(HOME_STYLES_ID) as HTMLLinkElement | null;

/** Has the home page's styles apply. Chrome takes fonts again for them, so that this waits until the page is another one. */
export const applyHomeStyles = (): void => sheet()?.removeAttribute('media');

/** Whether they have come. A browser that was refused the sheet has one all the same, empty or not to be read. */
export function areHomeStylesHere(): boolean {
  const link = sheet();
  try {
    return !link || Boolean(link.sheet?.cssRules.length);
  } catch {
    return false;
  }
}
