type Row = typeof import('./SlickRow').SlickRow;

/** Loads the moving row, with react-slick. */
export async function loadSlick(): Promise<Row> {
  const { SlickRow } = await import(/* webpackChunkName: "slick" */ './SlickRow');
  return SlickRow;
}
