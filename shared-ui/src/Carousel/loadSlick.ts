type Slick = typeof import('react-slick').default;

/** Loads react-slick, in a script of its own. Rejects when that script does not arrive. */
export async function loadSlick(): Promise<Slick> {
  const { default: exported } = await import(/* webpackChunkName: "slick" */ 'react-slick');
  // It is CommonJS, and bundlers disagree on whether its `default` is the class or the object that holds it.
  return (exported as Slick & { default?: Slick }).default ?? exported;
}
