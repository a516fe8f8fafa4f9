import { findForbiddenWording } from '@site/content-tools/checks/forbiddenWording';
import { products } from '@site/company/products';
import { parseJson } from '@site/tooling/files/readJsonFile';
import describeProduct from '../src/server-modules/describeProduct';

test.each(products)('$name: search engines get no claim that the page may not make', ({ id }) => {
  const { drug } = describeProduct(id);
  expect(
    Object.keys(drug).filter((key) => /offer|rating|review|price|dose|indication/i.test(key)),
  ).toEqual([]);
  // What programs read has the brand filled in, and addresses.
  const claims = findForbiddenWording(parseJson(JSON.stringify(drug))).filter(
    ({ message }) => !/\{product\}|no links/.test(message),
  );
  expect(claims).toEqual([]);
});
