import { useEffect, useId, useRef } from 'react';
import type { MountPart } from './part';

export interface PartElementProps<Props extends object> {
  part: { mount: MountPart<Props> };
  props: Props;
}

/** Shows a part without the shell: on pages where a remote runs alone, and in tests. */
export function PartElement<Props extends object>({ part, props }: PartElementProps<Props>) {
  const idPrefix = useId();
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const update = useRef<(props: Props) => void>(undefined);

  useEffect(() => {
    // A part ends a little after `unmount`, and would empty the element of the one that follows it.
    const place = document.createElement('div');
    element.current?.append(place);
    const mounted = part.mount(place, latest.current, {
      idPrefix,
      isPrerendered: false,
      onReady: () => {},
      onFailure: console.error,
    });
    update.current = mounted.update;
    return () => {
      mounted.unmount();
      place.remove();
    };
  }, [part, idPrefix]);
  useEffect(() => {
    latest.current = props;
    update.current?.(props);
  }, [props]);
  return <div ref={element} />;
}
