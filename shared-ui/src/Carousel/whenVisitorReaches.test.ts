import { whenVisitorReaches } from './whenVisitorReaches';

let enterView: (isIntersecting: boolean) => void = () => {};

/** jsdom has neither. */
function setup(connection?: { saveData?: boolean; effectiveType?: string }) {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        enterView = (isIntersecting) => onChange([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {
        enterView = () => {};
      }
    },
  });
  Object.assign(navigator, { connection });
  document.body.innerHTML = '<div><button>Next</button></div>';
  const onWanted = jest.fn();
  const element = document.querySelector('div') as HTMLElement;
  const stop = whenVisitorReaches(element, onWanted);
  return { onWanted, stop, button: document.querySelector('button') as HTMLElement };
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  Reflect.deleteProperty(navigator, 'connection');
  enterView = () => {};
});

test.each(['pointerdown', 'keydown', 'focusin'])('%s in it is enough', (type) => {
  const { onWanted, button } = setup({ saveData: true });
  button.dispatchEvent(new Event(type, { bubbles: true }));
  button.dispatchEvent(new Event(type, { bubbles: true }));
  expect(onWanted).toHaveBeenCalledTimes(1);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'with %o being in view is not',
  (connection) => {
    const { onWanted } = setup(connection);
    enterView(true);
    expect(onWanted).not.toHaveBeenCalled();
  },
);

test('without a way to know, it counts as in view', () => {
  const onWanted = jest.fn();
  whenVisitorReaches(document.createElement('div'), onWanted);
  expect(onWanted).toHaveBeenCalledTimes(1);
});
