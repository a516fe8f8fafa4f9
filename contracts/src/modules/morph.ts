/**
 * The attribute that marks the picture of a thing, with the thing's name as its value. When a visitor goes from one page to
 * another and both show the thing, the shell lets the one picture turn into the other.
 */
export const MORPH = 'data-morph';
