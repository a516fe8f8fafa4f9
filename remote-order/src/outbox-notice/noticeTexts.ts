import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import type content from '../../content/outbox-notices.json';
import type waiting from '../../content/outbox-waiting.json';

/** What is said of enquiries that wait: loaded with the forms, which may have to say it without the notices' script. */
export type WaitingTexts = Pick<typeof waiting, 'orders' | 'subscribers'>;

export type NoticesOfKind = (typeof content)['subscribers'] &
  // Only orders have a confirmation under the form, and a next step.
  Partial<Pick<(typeof content)['orders'], 'sentJustNow' | 'next'>>;

/** The notices' texts in the page's language; they are loaded with the notices' own script. */
export interface NoticeTexts {
  readonly orders: NoticesOfKind;
  readonly subscribers: NoticesOfKind;
  readonly waiting: WaitingTexts;
  readonly actions: (typeof content)['actions'];
}

/** A text about one enquiry or about several; `{count}` becomes their number. */
export const countedText = ({ one, many }: { one: string; many: string }, count: number): string =>
  count === 1 ? one : fillPlaceholders(many, { count });
