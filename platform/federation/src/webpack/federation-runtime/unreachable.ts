/** For functions of the federation runtime that nothing on the site calls. */
export function unreachable(): never {
  throw new Error('This part of the federation runtime is not in the build.');
}
