import { expect, type Locator, type Page } from '@playwright/test';

/** A page's carousel whose name fits. */
export const carouselOf = (page: Page, name: RegExp) =>
  page.locator('[aria-roledescription="carousel"]').and(page.getByRole('group', { name }));

/** The slides that are within reach: what a screen reader reads. */
export const inReach = (carousel: Locator) =>
  carousel
    .locator('[aria-roledescription="slide"]')
    .evaluateAll((slides) =>
      slides
        .filter((slide) => !slide.closest('[inert]'))
        .map((slide) => slide.getAttribute('aria-label')),
    );

/** The slides that the eye sees whole, and those that it sees cut. */
export const inSight = (carousel: Locator) =>
  carousel.evaluate((whole) => {
    const frame = whole.getBoundingClientRect();
    const seen = { whole: 0, cut: 0 };
    for (const slide of whole.querySelectorAll('[aria-roledescription="slide"]')) {
      const { left, right } = slide.getBoundingClientRect();
      const visible = Math.min(right, frame.right) - Math.max(left, frame.left);
      // Slick's slides are whole pixels wide.
      if (visible > right - left - 2.5) seen.whole += 1;
      else if (visible > 2) seen.cut += 1;
    }
    return seen;
  });

/** The names of the slides that the eye sees whole, in order. */
export const namesInSight = (carousel: Locator) =>
  carousel.evaluate((whole) => {
    const frame = whole.getBoundingClientRect();
    return [...whole.querySelectorAll('[aria-roledescription="slide"]')]
      .filter((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        return left > frame.left - 2.5 && right < frame.right + 2.5;
      })
      .map((slide) => slide.getAttribute('aria-label'))
      .sort();
  });

/** Brings it into view, where its script comes, and waits until that runs it. */
export async function whenMoving(carousel: Locator): Promise<void> {
  await carousel.scrollIntoViewIfNeeded();
  await carousel.locator('[data-row=moving]').waitFor();
}

/** Whether focus is anywhere in it. */
export const hasFocus = (carousel: Locator) =>
  carousel.evaluate((element) => element.contains(document.activeElement));

/** Waits until another slide is in front than `was`. */
export const untilMoved = (carousel: Locator, was: string | null | undefined) =>
  expect.poll(async () => (await inReach(carousel))[0]).not.toBe(was);
