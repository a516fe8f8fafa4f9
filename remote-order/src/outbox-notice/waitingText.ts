import type { WaitingEnquiry } from '../outbox/view';
import { countedText, type WaitingTexts } from './noticeTexts';

/** That enquiries wait, and whether the device keeps them. Empty for none. */
export function waitingText(
  { waiting, waitingInPage }: WaitingTexts[keyof WaitingTexts],
  enquiries: readonly WaitingEnquiry[],
): string {
  if (!enquiries.length) return '';
  const isKept = enquiries.every((enquiry) => enquiry.isKept);
  return countedText(isKept ? waiting : waitingInPage, enquiries.length);
}
