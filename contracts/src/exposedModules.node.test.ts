import { languages } from '@site/company/languages';
import { inLanguage, moduleOf } from './exposedModules';

test('a module in a language leads back to its name in the registry', () => {
  expect(inLanguage('order/OrderForm', 'en')).toBe('order/OrderForm');
  expect(inLanguage('order/OrderForm', 'hi')).toBe('order/OrderForm.hi');
  for (const language of languages)
    expect(moduleOf(inLanguage('order/OrderForm', language))).toBe('order/OrderForm');
});
