import { useState } from 'react';
import { Drawing } from '@site/shared-ui/Drawing';
import { iconPaths } from '@site/shared-ui/Icon';
import { IconButton } from '@site/shared-ui/IconButton';
import { useIsHydrating } from '@site/shared-ui/useIsHydrating';
import { useReducedMotion } from '@site/shared-ui/useReducedMotion';
import { useTexts } from '../../texts/useTexts';
import circulation from './drawings/circulation.svg';
import styles from './CirculationFigure.module.css';

/** Animated only once its pause button works (WCAG 2.2.2), and not with reduced motion until Play is pressed. */
export function CirculationFigure() {
  const { figure, steps } = useTexts().home.circulation;
  const { alt, pause, play } = figure;
  // The style sheet places each number on the drawing.
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
            icon={isMoving ? iconPaths.pause : iconPaths.play}
            onClick={() => setChoice(!isMoving)}
          />
        </div>
      )}
    </figure>
  );
}
