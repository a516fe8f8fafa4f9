import { galleryEntries } from './galleryEntries';
import styles from './Gallery.module.css';

const schemes = ['light', 'dark'] as const;

export function Gallery() {
  return (
    <main className={styles.gallery}>
      <h1>Gallery of shared components</h1>
      {galleryEntries.map(({ component, purpose, states }) => (
        <section key={component} aria-labelledby={`about-${component}`}>
          <h2 id={`about-${component}`}>{component}</h2>
          <p className={styles.purpose}>{purpose}</p>
          <div className={styles.schemes}>
            {schemes.map((scheme) => (
              <ul key={scheme} className={styles.states} data-scheme={scheme}>
                {Object.entries(states).map(([state, show], index) => (
                  <li key={state}>
                    <p className={styles.state}>{state}</p>
                    {show(`${component}-${index}-${scheme}`)}
                  </li>
                ))}
              </ul>
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}
