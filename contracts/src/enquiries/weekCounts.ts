/**
 * The bounds of the times until an enquiry was answered first, in hours. Each week counts how many were answered within each
 * bound and after the one before, under `h1`, `h4` …, and the rest under `later`.
 */
export const answerBounds = [1, 4, 12, 24, 72] as const;
