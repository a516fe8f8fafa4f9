import { exposed } from '@site/contracts/exposedModules';
import { ProductPage } from '../product-page/ProductPage';
import { hindi } from '../texts/hi';
import { Texts } from '../texts/useTexts';
import { withTexts } from '../texts/withTexts';

export default exposed('remoteProducts/ProductPage', withTexts(Texts, hindi, ProductPage));
