import { deskTexts } from '../texts/deskTexts';
import layout from '../screen/layout.module.css';
import styles from './SignIn.module.css';

/** What the desk says where it may keep nothing, in every language: which one was chosen is kept, too. */
export function WithoutStorage() {
  return (
    <main className={styles.page}>
      <div className={`${layout.stack} ${styles.card}`} role="alert">
        {Object.entries(deskTexts).map(([language, { name, signIn }]) => (
          <div key={language} lang={language}>
            <p className={styles.name}>{name}</p>
            <p>{signIn.noStorage}</p>
          </div>
        ))}
      </div>
    </main>
  );
}
