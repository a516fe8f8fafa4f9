import { exposed } from '@site/contracts/exposedModules';
import { part } from '@site/shared-ui/part';
import { ProductPack } from '../product-pack/ProductPack';
import { english } from '../texts/en';
import { withTexts } from '../texts/useTexts';

export default exposed('products/ProductPack', part(withTexts(english, ProductPack)));
