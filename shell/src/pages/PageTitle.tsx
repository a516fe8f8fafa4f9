import { brand } from '@site/contracts/brand';

/** The browser tab's title: the screen first, then whose site it is. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} | ${brand.company}`}</title>;
}
