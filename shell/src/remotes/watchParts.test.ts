import { watchParts } from './watchParts';

let seen: (targets: Element[]) => void;

beforeEach(() => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(tell: (entries: object[]) => void) {
        seen = (targets) => tell(targets.map((target) => ({ target, isIntersecting: true })));
      }
      observe() {}
      unobserve() {}
    },
  });
  document.body.innerHTML =
    '<div data-part="remoteProducts/ProductShowcase"><a href="#x">More</a></div>' +
    '<div data-part="remoteOrder/OrderForm"><form><input><button>Send</button></form></div>';
});

const element = (selector: string) => document.querySelector(selector) as HTMLElement;

function watch() {
  const wanted: string[] = [];
  watchParts(document, (module) => wanted.push(module));
  return wanted;
}

test('a part is wanted when it comes into view', () => {
  const wanted = watch();
  expect(wanted).toEqual([]);

  seen([element('[data-part="remoteOrder/OrderForm"]')]);
  expect(wanted).toEqual(['remoteOrder/OrderForm']);
});

test.each([
  ['touched', () => element('a').dispatchEvent(new Event('pointerdown', { bubbles: true }))],
  ['pointed at', () => element('a').dispatchEvent(new Event('pointerover', { bubbles: true }))],
  ['reached by keyboard', () => element('a').focus()],
])('a part is wanted when it is %s, and no other part is', (_, touch) => {
  const wanted = watch();
  touch();

  expect(wanted).toEqual(['remoteProducts/ProductShowcase']);
});

test('a part is wanted that had the focus before the script came', () => {
  element('input').focus();

  expect(watch()).toEqual(['remoteOrder/OrderForm']);
});
