import {
  fillForm,
  forgetDraft,
  isOfThisPage,
  saveDraft,
  readDraft,
  whenShownAgain,
} from './formDrafts';

const KEY = 'order-draft';

function draw(): HTMLFormElement {
  document.body.innerHTML = `
    <form data-asleep="${KEY}">
      <input name="Name"><input name="Email">
      <select name="Product"><option value="">Choose</option><option>Forte</option></select>
    </form>`;
  return document.forms[0] as HTMLFormElement;
}
const control = (name: string) => document.forms[0]?.elements.namedItem(name) as HTMLInputElement;
const texts = () => ['Name', 'Email', 'Product'].map((name) => control(name).value);

function type(name: string, text: string): void {
  control(name).value = text;
  saveDraft(KEY, document.forms[0] as HTMLFormElement, control(name));
}

/** The tab goes on to another document, with what its storage holds. */
const leavePage = () => (globalThis._SITE_DRAFTS = undefined);

beforeEach(draw);

test('a draft is newer than what a browser puts back', () => {
  type('Name', 'Asha Rao');
  leavePage();
  const form = draw();
  control('Name').value = 'Asha';
  control('Email').value = 'asha@rao.example';
  fillForm(form, KEY);

  expect(texts()).toEqual(['Asha Rao', '', '']);
});

describe('a page that is shown again', () => {
  const shown = jest.fn(() => fillForm(document.forms[0]!, KEY));
  let end: () => void;
  beforeEach(() => {
    type('Name', 'Asha');
    end = whenShownAgain(shown);
  });
  afterEach(() => end());
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

  test('takes what another page of its tab has kept since', () => {
    sessionStorage.setItem(KEY, JSON.stringify({ id: '2', fields: { Name: 'Asha Rao' } }));
    show(false);
    expect(shown).not.toHaveBeenCalled();
    show(true);
    expect(texts()).toEqual(['Asha Rao', '', '']);
  });

  test('is empty where another page has sent what was typed, and what is typed then is another draft', () => {
    const own = readDraft(KEY);
    const drafts = globalThis._SITE_DRAFTS;
    leavePage();
    forgetDraft(KEY);
    globalThis._SITE_DRAFTS = drafts;
    show(true);
    expect(texts()).toEqual(['', '', '']);
    saveDraft(KEY, document.forms[0]!);
    expect(readDraft(KEY)).toBeUndefined();

    type('Name', 'Asha');
    expect(readDraft(KEY)?.fields).toEqual({ Name: 'Asha' });
    expect(readDraft(KEY)?.id).not.toBe(own?.id);
  });

  test('keeps its own where the storage keeps nothing', () => {
    sessionStorage.clear();
    show(true);
    expect(readDraft(KEY)?.fields).toEqual({ Name: 'Asha' });
    expect(texts()).toEqual(['Asha', '', '']);
  });
});

test('a form that a browser has filled in again is empty after another page has sent that', () => {
  type('Name', 'Asha');
  forgetDraft(KEY);
  leavePage();
  draw();
  control('Name').value = 'Asha';
  saveDraft(KEY, document.forms[0]!);
  expect(texts()).toEqual(['', '', '']);
  expect(readDraft(KEY)).toBeUndefined();
});

test('a first key after a reload loses nothing, and what is cleared then stays so', () => {
  type('Name', 'Asha');
  type('Email', 'asha@rao.example');
  leavePage();
  draw();
  type('Name', 'Meera');
  expect(texts()).toEqual(['Meera', 'asha@rao.example', '']);

  type('Email', '');
  expect(readDraft(KEY)?.fields).toEqual({ Name: 'Meera' });
});

test('a tab that was duplicated has a draft of its own once something is typed there', () => {
  type('Name', 'Asha');
  const id = readDraft(KEY)?.id;
  // What duplicates a tab copies its storage.
  leavePage();
  fillForm(draw(), KEY);
  saveDraft(KEY, document.forms[0] as HTMLFormElement);
  expect(readDraft(KEY)?.id).toBe(id);
  type('Name', 'Meera');
  expect(readDraft(KEY)?.id).not.toBe(id);
});

test('a form that is empty, or whose draft became an enquiry, has none, whatever the storage brings back', () => {
  type('Name', 'Asha');
  const stored = sessionStorage.getItem(KEY) as string;
  forgetDraft(KEY);
  expect(Object.values(sessionStorage).join()).not.toContain('Asha');
  sessionStorage.setItem(KEY, stored);
  expect(readDraft(KEY)).toBeUndefined();
  expect(isOfThisPage(KEY)).toBe(true);

  type('Name', '');
  expect(readDraft(KEY)).toBeUndefined();
  expect(Object.values(sessionStorage).join()).not.toContain('Asha');
});

test('where the storage is refused, a draft lasts as long as the page', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(refuse);
  type('Name', 'Asha');
  expect(readDraft(KEY)?.fields).toEqual({ Name: 'Asha' });
  forgetDraft(KEY);
  leavePage();
  expect(readDraft(KEY)).toBeUndefined();
  jest.restoreAllMocks();
});

test.each(['{"Name":', 'null', '7', '{"Name":"Asha","id":"1"}'])(
  'the storage may hold %s, which is not a draft',
  (text) => {
    sessionStorage.setItem(KEY, text);
    expect(readDraft(KEY)).toBeUndefined();
  },
);
