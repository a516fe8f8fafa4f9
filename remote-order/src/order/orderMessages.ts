import type { OfFurtherFields } from '@site/contracts/furtherFields';
import type content from '../../content/messages.json';

/** The texts of the error catalogue (§5, §8), and what fields say beyond them, in any language. */
export interface OrderMessages extends Pick<typeof content, 'messages' | 'details'> {
  /** What a further field says that holds something else than it may. */
  invalid: OfFurtherFields<string>;
}
