import { FORM_SUBMITTED, HELP_ID } from '@site/contracts/boot';

/** Shows or hides how to order while the shell cannot start. */
export function showHelp(isShown: boolean): void {
  document.getElementById(HELP_ID)?.toggleAttribute('hidden', !isShown);
  if (!isShown) return;
  // Nobody is sending what was submitted.
  const forms = document.querySelectorAll(`[${FORM_SUBMITTED}]`);
  forms.forEach((it) => it.removeAttribute(FORM_SUBMITTED));
}
