import { exposed } from '@site/contracts/exposedModules';
import { ProductPage } from '../product-page/ProductPage';
import { hindi } from '../texts/hi';
import { withTexts } from '../texts/withTexts';

export default exposed('remoteProducts/ProductPage', withTexts(hindi, ProductPage));
