import { useTexts } from '../../texts/useTexts';
import { Section } from './Section';
import { CirculationFigure } from './CirculationFigure';
import styles from './Circulation.module.css';

export function Circulation() {
  const { title, lead, steps, note } = useTexts().home.circulation;
  return (
    <Section id="circulation" title={title} lead={lead} line="left">
      <div className={styles.stage}>
        <CirculationFigure />
        <div className={styles.words}>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li className={styles.step} key={step.title}>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
          <p className={styles.note}>{note}</p>
        </div>
      </div>
    </Section>
  );
}
