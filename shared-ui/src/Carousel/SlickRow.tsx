import {
  memo,
  useImperativeHandle,
  useRef,
  type ReactNode,
  type Ref,
  type RefObject,
  type TouchEvent,
} from 'react';
import exported from 'react-slick';
import { isPageZoomed, useZoomMark } from '../pageZoom';
import type { MoveRow } from './CarouselControls';
import { useLostFocusDetection, type LostFocus, takeFocus } from './useFocusRestoration';
import styles from './SlickRow.module.css';

// CommonJS: depending on the bundler, `default` is the class or an object that contains it.
const Slick = (exported as typeof exported & { default?: typeof exported }).default ?? exported;

const SPEED_MS = 500;

interface SlickRowProps {
  moveRef: Ref<MoveRow>;
  items: number;
  /** The index of the slide to begin with; read once. */
  first: number;
  prefersStill: boolean;
  onMove: (next: number) => void;
  /** Set when the row unmounts with focus in it. */
  lostFocus: RefObject<LostFocus | null>;
  children: ReactNode;
}

/**
 * Draws nothing, and keeps what slick gives its arrows: that moves at once. `slickNext` waits for a timer, which a slow phone
 * is 30 ms late with; when slick measures itself in between, as it does when it has just come, the move waits for 500 ms.
 */
function Arrow({ moveRef, onClick }: { moveRef: Ref<() => void>; onClick?: () => void }) {
  useImperativeHandle(moveRef, () => () => onClick?.(), [onClick]);
  return null;
}

/**
 * Keeps from slick what is no swipe: two fingers enlarge the page, and it would follow the first; one finger moves a page that is
 * enlarged. It hears the end of what it heard begin, which resets it, and of nothing else: it would prevent the click.
 */
function useSwipesAlone() {
  const hasBegun = useRef(false);
  const onTouchStartCapture = (event: TouchEvent) => {
    const isAlone = event.touches.length === 1;
    if (isAlone) hasBegun.current = !isPageZoomed();
    if (!isAlone || !hasBegun.current) event.stopPropagation();
  };
  const onTouchMoveCapture = (event: TouchEvent) => {
    if (event.touches.length > 1 || isPageZoomed()) event.stopPropagation();
  };
  const onTouchEndCapture = (event: TouchEvent) => {
    if (!hasBegun.current) event.stopPropagation();
  };
  return { onTouchStartCapture, onTouchMoveCapture, onTouchEndCapture };
}

function Row({ moveRef, items, prefersStill, ...rest }: SlickRowProps) {
  const root = useRef<HTMLDivElement>(null);
  const previous = useRef<() => void>(null);
  const next = useRef<() => void>(null);
  useLostFocusDetection(root, rest.lostFocus);
  useZoomMark(root);
  const swipes = useSwipesAlone();
  useImperativeHandle(moveRef, () => (move) => (move === 'next' ? next : previous).current?.(), []);
  return (
    <div ref={root} className={styles.slick} data-row="moving" {...swipes}>
      <Slick
        infinite
        dots={false}
        prevArrow={<Arrow moveRef={previous} />}
        nextArrow={<Arrow moveRef={next} />}
        // `usePlayback` does that: slick's own is 50 ms late and cannot be restarted.
        autoplay={false}
        accessibility={false}
        // Only fingers turn it. A mouse marks text, and drags links: slick hears of no end of that, sticks to the pointer and
        // prevents the next click.
        draggable={false}
        initialSlide={rest.first}
        slidesToShow={items}
        slidesToScroll={1}
        speed={prefersStill ? 0 : SPEED_MS}
        // Without motion there is nothing to wait for, but slick would ignore the next move for 10 ms.
        waitForAnimate={!prefersStill}
        beforeChange={(_, next) => rest.onMove(next)}
        onReInit={() => markInert(root.current)}
      >
        {rest.children}
      </Slick>
    </div>
  );
}

type PropNames = readonly (keyof SlickRowProps)[];

/** Slick measures all its slides whenever it is rendered, which makes a slow phone late; a touch alone is no reason to. */
export const SlickRow = memo(Row, (before, after) =>
  (Object.keys(after) as unknown as PropNames).every(
    (name) => name === 'first' || before[name] === after[name],
  ),
);

/**
 * Makes the slides inert that slick hides, and marks its clones: slick only sets `aria-hidden`, which leaves their
 * links in the tab order. Focus in a slide that gets hidden moves to the current one.
 */
function markInert(root: Element | null): void {
  if (!root) return;
  const focused = document.activeElement;
  for (const slide of root.querySelectorAll('.slick-slide')) {
    slide.toggleAttribute('inert', slide.getAttribute('aria-hidden') === 'true');
    slide.toggleAttribute('data-clone', slide.classList.contains('slick-cloned'));
  }
  if (root.contains(focused) && focused?.closest('[inert]')) {
    takeFocus(root.querySelector<HTMLElement>('.slick-current [aria-roledescription]'));
  }
}
