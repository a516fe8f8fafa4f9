import { exposed } from '@site/contracts/exposedModules';
import { part } from '@site/shared-ui/part';
import { ProductPage } from '../product-page/ProductPage';
import { english } from '../texts/en';
import { withTexts } from '../texts/useTexts';

export default exposed('products/ProductPage', part(withTexts(english, ProductPage)));
