/** Runs a task once the browser has painted what was drawn just now. A tab that is not shown paints nothing. */
export function afterPaint(task: () => void): void {
  if (document.hidden) setTimeout(task);
  else requestAnimationFrame(() => setTimeout(task));
}
