import { createTexts } from '@site/shared-ui/createTexts';
import type { OrderTexts } from './OrderTexts';

/** The texts of the exposed module's language. */
export const [useTexts, withTexts] = createTexts<OrderTexts>();
