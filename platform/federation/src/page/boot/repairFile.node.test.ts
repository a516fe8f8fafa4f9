import { integrityOf } from '../../releases/hashFiles';
import { repairScript } from './bootScript';
import { repairFile } from './repairFile';

test('it is named by its content, in a folder as deep as that of a release', () => {
  expect(repairFile.address).toMatch(/^\/releases\/boot\/[0-9a-f]{12}\/repair\.js$/);
  expect(repairFile.text).toBe(repairScript);
  expect(repairFile.integrity).toBe(integrityOf(Buffer.from(repairScript)));
});
