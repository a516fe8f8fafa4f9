import type { Notify } from '@site/contracts/notify';
import { withinBudget } from '../remotes/withinBudget';
import { loadToasts } from './loadToasts';
import { addMessage, drawToasts } from './shownNotifications';

/** How long a message waits for toasts to load until it is shown without them, in ms. */
const LOADING_BUDGET = 4000;

export const notify: Notify = (kind, message) => {
  withinBudget(loadToasts(), LOADING_BUDGET, 'Toasts did not load in time').then(
    ({ Toasts, showToast }) => {
      drawToasts(Toasts);
      showToast(kind, message);
    },
    (failure: unknown) => {
      console.error('A message is shown without a toast:', failure);
      addMessage(message);
    },
  );
};
