/**
 * Keeps a copy of the prerendered page and returns what puts it back: React empties the page after an error that no boundary
 * caught. A visitor who has moved on since gets the page of the address where they are.
 */
export function keepPrerendered(place: HTMLElement): () => void {
  const { pathname } = location;
  // In a document that is not shown, nothing in the copy is loaded.
  const copy = document.implementation.createHTMLDocument('').importNode(place, true);
  return () => {
    if (location.pathname !== pathname) return location.reload();
    place.replaceChildren(...copy.childNodes);
  };
}
