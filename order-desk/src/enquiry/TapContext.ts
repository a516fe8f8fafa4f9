import { createContext } from 'react';
import { callHref } from '@site/company/contactLinks';
import type { Enquiry } from '../model/enquiry';
import { COUNTRY } from '../model/person';

export const numberOf = ({ order }: Enquiry) => callHref(`${COUNTRY}${order?.Mobile}`);

/**
 * Called when somebody taps the number of an enquiry, with the page that this opens, if it opens one. Returns whether the link may
 * call.
 */
export const TapContext = createContext<(enquiry: Enquiry, to?: string) => boolean>(() => false);
