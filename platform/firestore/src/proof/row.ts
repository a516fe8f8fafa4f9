import type { Question } from './question';

/** A row: what is asked, the HTTP status that everybody must answer with, and the question. */
export type Row = readonly [what: string, code: number, question: Question];
