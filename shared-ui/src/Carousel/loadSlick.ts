type Slick = typeof import('react-slick').default;

export async function loadSlick(): Promise<Slick> {
  const { default: exported } = await import(/* webpackChunkName: "slick" */ 'react-slick');
  // CommonJS: depending on the bundler, `default` is the class or an object that contains it.
  return (exported as Slick & { default?: Slick }).default ?? exported;
}
