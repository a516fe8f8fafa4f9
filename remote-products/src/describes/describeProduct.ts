import { productOf } from '@site/contracts/products';
import type { DescribingModules } from '@site/contracts/rendering';
import { productContent } from '../content/productContent';
import { drugNode } from '../structured-data/drugNode';

/** What the rendering of a product's page is told of the product, from its content file alone. */
const describeProduct: DescribingModules['remoteProducts/describeProduct'] = (product) => {
  const content = productContent(product);
  const { reviewed } = content;
  return { drug: drugNode(productOf(product).name, content), ...(reviewed && { reviewed }) };
};

export default describeProduct;
