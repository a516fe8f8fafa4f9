/** A drawing on a grid of 96 units: the strokes in the ink of the text, and those in coral. */
export type Drawing = readonly [ink: string, accent: string];
