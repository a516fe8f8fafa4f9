import { brand } from '@site/contracts/brand';

export interface PageHeadProps {
  /** What the browser's tab shows first, before whose site it is. */
  title: string;
  /** One or two sentences for search results and shared links. */
  description: string;
}

/** What a screen says of itself in the page's head; React puts it there, on the server and on each navigation. */
export function PageHead({ title, description }: PageHeadProps) {
  return (
    <>
      <title>{`${title} | ${brand.company}`}</title>
      <meta name="description" content={description} />
    </>
  );
}
