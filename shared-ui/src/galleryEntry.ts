import type { ReactElement } from 'react';

export interface GalleryEntry {
  component: string;
  purpose: string;
  /** Every state by name. `id` is unique on the page, since each state is shown in light and in dark. */
  states: Readonly<Record<string, (id: string) => ReactElement>>;
}
