export type Move = 'previous' | 'next';

/** Moves the row of slides that is shown by one slide, and round its ends. */
export type MoveRow = (move: Move) => void;
