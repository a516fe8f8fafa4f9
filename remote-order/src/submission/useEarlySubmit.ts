import { useEffect, type RefObject } from 'react';
import { FORM_ASLEEP, FORM_SUBMITTED } from '@site/contracts/boot';
import { useIsHydrating } from '@site/shared-ui/useIsHydrating';

/**
 * Submits a form once its script has come, if the visitor pressed its button before: the page's boot script noted that. Gives
 * the attributes by which the form tells it that nobody answers yet.
 */
export function useEarlySubmit(form: RefObject<HTMLFormElement | null>): Record<string, string> {
  const isHydrating = useIsHydrating();
  useEffect(() => {
    const submitted = form.current;
    if (isHydrating || !submitted?.hasAttribute(FORM_SUBMITTED)) return;
    submitted.removeAttribute(FORM_SUBMITTED);
    submitted.requestSubmit();
  }, [isHydrating, form]);
  return isHydrating ? { [FORM_ASLEEP]: '' } : {};
}
