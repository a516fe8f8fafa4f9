import type { ReactNode } from 'react';

/** An e-mail address, alone or in a text: where it does not fit on a line it breaks after its @, not before its last letter. */
export const breakableAddress = (text: string): ReactNode[] =>
  text.split(/(?<=@)/).flatMap((part, index) => (index ? [<wbr key={index} />, part] : [part]));
