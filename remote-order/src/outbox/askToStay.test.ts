import { UNSENT } from '@site/contracts/boot';
import { askToStay } from './askToStay';

/** Whether the browser would ask somebody who leaves now. */
const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a page asks before it is left, and says so to the shell, only while it alone has what was sent', () => {
  const isMarked = () => document.documentElement.hasAttribute(UNSENT);
  for (const isUnsent of [true, true, false, true, false]) {
    askToStay(isUnsent);
    expect([asks(), isMarked()]).toEqual([isUnsent, isUnsent]);
  }
});
