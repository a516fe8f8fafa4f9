interface BlurProps {
  id: string;
  /** How far it spreads, in units of the canvas. */
  by: number;
  /** For a shape that is much wider than high: its blur reaches far beyond its own height. */
  isFlat?: boolean;
}

/** A soft edge for shadows and lights. */
export function Blur({ id, by, isFlat = false }: BlurProps) {
  return (
    <filter
      id={id}
      x="-50%"
      width="200%"
      y={isFlat ? '-250%' : '-50%'}
      height={isFlat ? '600%' : '200%'}
    >
      <feGaussianBlur stdDeviation={by} />
    </filter>
  );
}
