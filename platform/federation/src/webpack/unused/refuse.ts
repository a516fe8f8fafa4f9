/** For functions of the federation runtime that nothing on the site leads to. */
export function refuse(): never {
  throw new Error('This part of the federation runtime is left out of the site.');
}
