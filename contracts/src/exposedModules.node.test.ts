import { languages } from '@site/company/languages';
import { inLanguage, moduleOf } from './exposedModules';

test('a module in a language leads back to its name in the registry', () => {
  expect(inLanguage('remoteOrder/OrderForm', 'en')).toBe('remoteOrder/OrderForm');
  expect(inLanguage('remoteOrder/OrderForm', 'hi')).toBe('remoteOrder/OrderForm.hi');
  for (const language of languages)
    expect(moduleOf(inLanguage('remoteOrder/OrderForm', language))).toBe('remoteOrder/OrderForm');
});
