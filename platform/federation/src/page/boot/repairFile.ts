import { createHash } from 'node:crypto';
import { REPAIR_ADDRESS } from '@site/contracts/publishedRelease';
import { integrityOf } from '../../releases/hashFiles';
import type { PageFile } from '../pageFile';
import { repairScript } from './bootScript';

const HASH_LENGTH = 12;

const hash = createHash('sha256').update(repairScript).digest('hex').slice(0, HASH_LENGTH);

/** The repair script as pages name it. It holds nothing of a deployment; another text has another address. */
export const repairFile: Required<PageFile> & { text: string } = {
  address: `${REPAIR_ADDRESS}${hash}/repair.js`,
  integrity: integrityOf(Buffer.from(repairScript)),
  text: repairScript,
};
