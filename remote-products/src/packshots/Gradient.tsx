interface GradientProps {
  id: string;
  /** Colours from start to end: evenly spread, or each with its place from 0 to 1, and its opacity. */
  stops: readonly (string | readonly [colour: string, at: number, opacity?: number])[];
  /** From where to where, in fractions of the shape: x1, y1, x2, y2. Downwards unless told. */
  line?: readonly [number, number, number, number];
}

/** A linear gradient. */
export function Gradient({ id, stops, line = [0, 0, 0, 1] }: GradientProps) {
  const [x1, y1, x2, y2] = line;
  return (
    <linearGradient id={id} x1={x1} y1={y1} x2={x2} y2={y2}>
      {stops.map((stop, index) => {
        const [colour, at, opacity = 1] =
          typeof stop === 'string' ? ([stop, index / (stops.length - 1)] as const) : stop;
        return <stop key={index} offset={at} stopColor={colour} stopOpacity={opacity} />;
      })}
    </linearGradient>
  );
}
