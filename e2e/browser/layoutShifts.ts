import type { BrowserContext } from '@playwright/test';

/** Adds every shift of a context's pages to a list, from now on. */
export async function recordShifts(context: BrowserContext, shifts: number[]): Promise<void> {
  await context.exposeFunction('onShift', (value: number) => shifts.push(value));
  await context.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        const { value } = shift as PerformanceEntry & { value: number };
        (globalThis as unknown as { onShift(it: number): void }).onShift(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
