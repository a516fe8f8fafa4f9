import { englishClaims, type Rule } from './englishClaims';
import { hindiClaims } from './hindiClaims';

export const claims: readonly Rule[] = [...englishClaims, ...hindiClaims];
