/** What a store has of a release is not what was released: it stays so, however often it is opened. */
export class ReleaseDamaged extends Error {}
