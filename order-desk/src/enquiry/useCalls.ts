import { startTransition, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { answerBaseOf, isUpToDate, type Enquiry } from '../model/enquiry';
import { useDesk, useDeskView } from '../screen/useDesk';
import { numberOf } from './Tapped';

/** A link that is followed after an answer of the database, when its row may stand elsewhere. */
function call(enquiry: Enquiry): void {
  const link = document.createElement('a');
  link.href = numberOf(enquiry);
  document.body.append(link);
  link.click();
  link.remove();
}

/** What the end of the screen asks about an enquiry whose number was tapped, on one page. */
export interface Asked extends Pick<Enquiry, 'id' | 'reference'> {
  /**
   * Whether to call somebody whom a colleague is about to call, to wait for the database, to call while nobody knows who has it or
   * after it is taken, or how the call went; of one that was erased nothing.
   */
  step: 'take' | 'asking' | 'waiting' | 'taken' | 'answer' | 'gone';
  pathname: string;
}

/** From a tap on a number to the question how the call went. */
export function useCalls() {
  const { desk } = useDesk();
  const { enquiries, member } = useDeskView();
  const { pathname } = useLocation();
  const [asked, setAsked] = useState<Asked>();
  // Where they are once the database has answered: a tap may lead to another page.
  const currentPath = useRef(pathname);
  useEffect(() => {
    currentPath.current = pathname;
  }, [pathname]);
  /** The enquiries about which the database is asked: until it answers they show as taken here. */
  const claiming = useRef(new Set<string>());
  /** Whom they want to call: who taps another number, or leaves the question, does not want the first one. */
  const wanted = useRef<string>(undefined);
  // Whoever looks at another page is not asked about this one any more.
  if (asked && asked.pathname !== pathname) setAsked(undefined);

  /** Who has another enquiry of the same number, and is about to call it. */
  const callerOf = ({ id, order }: Enquiry) =>
    enquiries.find(
      (other) =>
        other.id !== id &&
        other.order?.Mobile === order?.Mobile &&
        other.claimedBy &&
        other.claimedBy.uid !== member?.uid &&
        other.status !== 'done',
    )?.claimedBy?.name;

  const askedOf = (
    { id, reference }: Enquiry,
    step: Asked['step'],
    on = currentPath.current,
  ): Asked => ({ id, reference, step, pathname: on });

  const isAnsweredSince = (before: Enquiry) => {
    const current = desk.view().enquiries.find(({ id }) => id === before.id);
    return current !== undefined && !isUpToDate(answerBaseOf(before), current);
  };
  /** Whoever comes back from the call is asked how it went, unless they have said it; the page of the enquiry asks by itself. */
  function askAfterCall(called: Enquiry): void {
    const isOnPage = currentPath.current.toUpperCase().includes(called.reference);
    setAsked(isAnsweredSince(called) || isOnPage ? undefined : askedOf(called, 'answer'));
  }
  function callNow(taken: Enquiry): void {
    askAfterCall(taken);
    call(taken);
  }
  async function takeAndCall(tapped: Enquiry, to = currentPath.current): Promise<void> {
    if (!member) return;
    const places = [currentPath.current, to];
    claiming.current.add(tapped.id);
    const result = await desk
      .claim(tapped, { uid: member.uid, name: member.name })
      .finally(() => claiming.current.delete(tapped.id));
    if (wanted.current !== tapped.id) return;
    if (result !== 'made') {
      setAsked(result === 'lost' ? undefined : askedOf(tapped, result));
    } else if (isAnsweredSince(tapped)) setAsked(undefined);
    // A phone that starts to call on another page surprises whoever gave up, and Chromium on Android starts none by itself when the
    // tap was more than five seconds ago.
    else if (navigator.userActivation.isActive && places.includes(currentPath.current)) {
      callNow(tapped);
    } else setAsked(askedOf(tapped, 'taken'));
  }
  function tap(tapped: Enquiry, to?: string): boolean {
    wanted.current = tapped.id;
    // As the router does with the page: a question that came before its page would be one about another page.
    const ask = (step: Asked['step']) => startTransition(() => setAsked(askedOf(tapped, step, to)));
    const isUnsettled = desk
      .view()
      .pending.some(
        ({ enquiryId, claimedBy, isRefused, order }) =>
          enquiryId === tapped.id &&
          claimedBy &&
          claimedBy.uid === member?.uid &&
          !isRefused &&
          !order,
      );
    if (claiming.current.has(tapped.id)) ask('asking');
    else if (isUnsettled) ask('waiting');
    else if (tapped.claimedBy && tapped.claimedBy.uid === member?.uid) {
      askAfterCall(tapped);
      return true;
    } else if (tapped.claimedBy || callerOf(tapped)) ask('take');
    else void takeAndCall(tapped, to);
    return false;
  }
  return {
    asked,
    callerOf,
    tap,
    /** After the question whether to: a second press must not take it twice. */
    take(enquiry: Enquiry) {
      setAsked(askedOf(enquiry, 'asking'));
      void takeAndCall(enquiry);
    },
    callNow,
    askAfterCall,
    /** Asks nothing more, and calls nobody. */
    close() {
      if (wanted.current === asked?.id) wanted.current = undefined;
      setAsked(undefined);
    },
  };
}
