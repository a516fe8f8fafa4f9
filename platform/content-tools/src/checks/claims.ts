import { englishClaims, type Rule } from './englishClaims';
import { hindiClaims } from './hindiClaims';

export type { Rule };

export const claims: readonly Rule[] = [...englishClaims, ...hindiClaims];
