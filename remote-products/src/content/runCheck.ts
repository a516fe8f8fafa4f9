import { join } from 'node:path';
import { checkContent } from './checkContent';
import { readContentFiles } from './readContentFiles';

const { faults, unreviewed } = checkContent(
  readContentFiles(join(import.meta.dirname, '../../content')),
);

for (const fault of faults) console.error(fault);
for (const file of unreviewed) console.warn(`${file}: Not reviewed yet ("reviewed": null).`);
console.log(faults.length ? `${faults.length} to mend.` : 'The content is in order.');
process.exitCode = faults.length ? 1 : 0;
