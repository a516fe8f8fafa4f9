import { emptyContent, type PageContent } from '../pages/pageContent';
import { emptySite, type ComparedSite } from '../sites/comparedSite';
import { compareScriptTexts } from './compareScriptTexts';

const FILE = '/releases/remote-order/1.0.0-0123456789ab/forms.js';

/** A site with one page, which shows a text and has one script. */
function sideOf(script: string, text: string): [ComparedSite, PageContent[]] {
  const texts = [{ text, owner: 'remote-order', section: undefined }];
  const site = { ...emptySite('a site'), file: async () => Buffer.from(script) };
  return [site, [{ ...emptyContent(), texts, scriptFiles: new Map([[FILE, script]]) }]];
}

test('a message that scripts hold alone is told, and a text that the page shows is not told twice', async () => {
  const before = sideOf(
    `const a={saved:"Order received",key:"order-form"};b("Two packs of {name}")`,
    'Two packs of Forte',
  );
  const after = sideOf(
    `const a=JSON.parse('{"saved":"Order received, thank you","key":"orders-form"}');b("Three packs of {name}")`,
    'Three packs of Forte',
  );

  expect(await compareScriptTexts([before[0], after[0]], [before[1], after[1]])).toEqual([
    {
      heading: 'texts',
      what: 'in scripts',
      before: 'Order received',
      after: 'Order received, thank you',
      region: 'remote-order',
    },
  ]);
});

test('a script that was built anew with the same texts changes none', async () => {
  const before = sideOf(`a("Keep it");b("Send now")`, '');
  const after = sideOf(`b("Send now");c("Keep it")`, '');

  expect(await compareScriptTexts([before[0], after[0]], [before[1], after[1]])).toEqual([]);
});
