import { Caplet } from './Caplet';

/** Loose tablets. */
export function ForteTablets() {
  return (
    <g>
      <Caplet at={[188, 148, 38, 1.36]} />
      <Caplet at={[322, 206, -58, 1.42]} />
      <Caplet at={[150, 292, -24, 1.5]} />
      <Caplet at={[312, 356, 14, 1.6]} />
    </g>
  );
}
