import { writeFileSync } from 'node:fs';
import { firestoreRules } from './rules/firestoreRules';
import { rulesFile } from './rules/rulesFile';

/** `npm run rules`: writes the security rules of Firestore anew from the schema. */
writeFileSync(rulesFile, firestoreRules());
console.log(`Wrote ${rulesFile}`);
