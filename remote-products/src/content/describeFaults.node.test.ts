import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeFaults } from './describeFaults';
import { productContent } from './schema';

const forte = () => JSON.parse(readFileSync(join(__dirname, '../../content/forte.json'), 'utf8'));

/** What an editor reads after a change to the file. */
function faultsAfter(change: (content: ReturnType<typeof forte>) => void): string[] {
  const content = forte();
  change(content);
  const { error } = productContent.safeParse(content);
  return error ? describeFaults(error) : [];
}

test.each<[string, (content: ReturnType<typeof forte>) => void, string]>([
  [
    'an empty text',
    (it) => (it.safety.cards[0].text = ' '),
    'safety.cards[0].text: Write one sentence a patient can act on.',
  ],
  [
    'a missing text',
    (it) => delete it.indications.slides[1].doctor,
    'indications.slides[1].doctor: Say when to see a doctor.',
  ],
  [
    'a sentence without its end',
    (it) => (it.labelLine = 'Read the label'),
    'labelLine: Say what to read, or whose prescription is needed, before use. Begin with a capital letter and end with a full stop.',
  ],
  [
    'a misspelt field',
    (it) => (it.safety.cards[2].txet = 'x'),
    'safety.cards[2].txet: There is no such field here. Check its spelling or remove it.',
  ],
  ['an unknown name', (it) => (it.look = 'green'), 'look: Choose one of: indigo, plum.'],
  ['a missing section', (it) => delete it.dosage, 'dosage: The section “dosage” is missing.'],
  [
    'a width that carousels do not know',
    (it) => (it.overview.show[1].from = 600),
    'overview.show[1].from: Choose one of: 0, 545, 548, 550, 768.',
  ],
  [
    'widths that do not begin at 0',
    (it) => it.mechanism.show.shift(),
    'mechanism.show: Begin with { "from": 0, "items": … } and go on to wider windows.',
  ],
  [
    'a carousel of one slide',
    (it) => it.overview.slides.splice(1),
    'overview.slides: A carousel needs two slides or more.',
  ],
])('%s is described where it stands', (_, change, line) => {
  expect(faultsAfter(change)).toContain(line);
});

test('a file that holds something else is described as a whole', () => {
  const { error } = productContent.safeParse(null);
  expect(describeFaults(error!)).toEqual(['the file: Write one product between { and }.']);
});
