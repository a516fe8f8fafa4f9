import { useState } from 'react';
import { Drawing } from '@site/shared-ui/Drawing';
import { IconButton } from '@site/shared-ui/IconButton';
import { useIsHydrating } from '@site/shared-ui/useIsHydrating';
import { useReducedMotion } from '@site/shared-ui/useReducedMotion';
import { useTexts } from '../../texts/useTexts';
import circulation from './drawings/circulation.svg';
import styles from './CirculationFigure.module.css';

/**
 * A leg with its vein: the muscle that pushes, a valve that opens and closes, one that no longer does. It moves for
 * those who did not ask for less motion, once there is a button that stops it (WCAG 2.2.2); else it is a still.
 */
export function CirculationFigure() {
  const { figure, steps } = useTexts().home.circulation;
  const { alt, pause, play } = figure;
  // The steps that the figure's numbers point at; each has its place on the drawing in the style sheet.
  const numbers = steps.map((_, index) => index + 1);
  const prefersStill = useReducedMotion();
  const isHydrating = useIsHydrating();
  const [choice, setChoice] = useState<boolean>();
  const isMoving = !isHydrating && (choice ?? !prefersStill);
  return (
    <figure className={styles.figure}>
      <div className={styles.drawing}>
        <Drawing
          file={circulation}
          view={isMoving ? 'moving' : undefined}
          alt={alt}
          ratio={[520, 580]}
        />
        {numbers.map((number) => (
          <span key={number} className={styles.number} aria-hidden="true">
            {number}
          </span>
        ))}
      </div>
      {!isHydrating && (
        <div className={styles.control}>
          <IconButton
            label={isMoving ? pause : play}
            icon={isMoving ? 'pause' : 'play'}
            onClick={() => setChoice(!isMoving)}
          />
        </div>
      )}
    </figure>
  );
}
