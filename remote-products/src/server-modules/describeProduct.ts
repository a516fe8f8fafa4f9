import { productOf } from '@site/company/products';
import type { ServerModules } from '@site/contracts/rendering';
import { defaultLanguage, type Language } from '@site/company/languages';
import { english } from '../texts/en';
import { hindi } from '../texts/hi';
import type { ProductTexts } from '../texts/ProductTexts';
import { drugNode } from '../structured-data/drugNode';

const textsIn: Readonly<Record<Language, ProductTexts>> = {
  en: english,
  hi: hindi,
};

const describeProduct: ServerModules['products/describeProduct'] = (
  product,
  language = defaultLanguage,
) => {
  const content = textsIn[language].contents[product];
  const { reviewed } = content;
  return { drug: drugNode(productOf(product).name, content), ...(reviewed && { reviewed }) };
};

export default describeProduct;
