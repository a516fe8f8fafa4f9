// The link to this page in another language leads to the same place of it, also before React has put it there: a page that
// was made ahead knows of no anchor.
addEventListener(
  'click',
  ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
    if (link && !link.hash) link.hash = location.hash;
  },
  true,
);
