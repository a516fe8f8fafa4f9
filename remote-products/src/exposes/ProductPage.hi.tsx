import { exposed } from '@site/contracts/exposedModules';
import { part } from '@site/shared-ui/part';
import { ProductPage } from '../product-page/ProductPage';
import { hindi } from '../texts/hi';
import { withTexts } from '../texts/useTexts';

export default exposed('products/ProductPage', part(withTexts(hindi, ProductPage)));
