import { FORM_ASLEEP, START_FAILED } from '@site/contracts/boot';
import { fillForm, noteSubmit, saveDraft, whenShownAgain } from '@site/order-model/formDrafts';
import { retryToSubmit, startShell, stopWaitingToSubmit, whenParsed } from './shellScripts';

/** Fills forms with what was typed into them before a reload, or before the page was put back. */
function fillForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(`form[${FORM_ASLEEP}]`))
    fillForm(form, form.getAttribute(FORM_ASLEEP)!);
}
whenParsed(fillForms);
whenShownAgain(fillForms);
// More may have been typed since the page was drawn ahead.
for (const name of [START_FAILED, 'prerenderingchange']) addEventListener(name, fillForms, true);

// Until a form's own script is there, which takes what was kept.
for (const name of ['input', 'change', 'submit']) {
  addEventListener(
    name,
    (event) => {
      const target = event.target as HTMLInputElement | HTMLFormElement;
      const form = (name === 'submit' ? target : target.form) as HTMLFormElement | null;
      const key = form?.getAttribute(FORM_ASLEEP);
      if (!form || !key) return;
      if (name === 'input') stopWaitingToSubmit(form);
      saveDraft(key, form, target);
      if (name !== 'submit') return;
      event.preventDefault();
      noteSubmit(key, form);
      startShell('high');
      retryToSubmit();
    },
    true,
  );
}
