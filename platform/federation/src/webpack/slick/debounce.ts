/** `lodash.debounce` as slick calls it, without options. */
export default function debounce(call: () => void, waitMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const debounced = () => {
    cancel();
    timer = setTimeout(call, waitMs);
  };
  return Object.assign(debounced, { cancel });
}
