import { startTransition, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { answerBaseOf, isUpToDate, type Claim, type Enquiry } from '../model/enquiry';
import { lapseOf } from '../model/lapse';
import { useDesk, useDeskView } from '../screen/useDesk';
import { numberOf } from './TapContext';

/** A link that is followed after an answer of the database, when its row may stand elsewhere. */
function call(enquiry: Enquiry): void {
  const link = document.createElement('a');
  link.href = numberOf(enquiry);
  document.body.append(link);
  link.click();
  link.remove();
}

/** What the end of the screen asks about an enquiry whose number was tapped, on one page. */
interface Asked extends Pick<Enquiry, 'id' | 'reference'> {
  /** Whether to call somebody whom a colleague is about to call, to stop before it is taken, to call, or how the call went. */
  about: 'take' | 'taking' | 'call' | 'answer';
  pathname: string;
}

/** What is shown of that: of one that was erased nothing but that. */
type Step = Exclude<Asked['about'], 'call'> | 'waiting' | 'taken' | 'gone';

/** From a tap on a number to the question how the call went. */
export function useCalls() {
  const { desk } = useDesk();
  const { enquiries, pending, member } = useDeskView();
  const { pathname } = useLocation();
  const [asked, setAsked] = useState<Asked>();
  // Where they are once the database has answered: a tap may lead to another page.
  const currentPath = useRef(pathname);
  useEffect(() => {
    currentPath.current = pathname;
  }, [pathname]);
  /**
   * What to do with each enquiry that is being taken, once the database has answered: until then it shows as taken here. Whoever
   * taps another number does not want to call the first one any more.
   */
  const taking = useRef(new Map<string, 'call' | 'keep' | 'giveBack'>());
  useEffect(() => {
    const { current } = taking;
    return () => current.clear();
  }, []);

  const isMine = (claim: Claim | undefined) =>
    claim?.uid !== undefined && claim.uid === member?.uid;
  /** Whether it shows as taken here, and the database has not said so. */
  const isUnsettled = (id: string) =>
    isMine(
      pending.findLast(
        ({ enquiryId, claimedBy, isRefused, order }) =>
          enquiryId === id && claimedBy && !isRefused && !order,
      )?.claimedBy,
    );

  /** What is to be asked now: a question must not outlive its answer. */
  function stepOf({ id, about }: Asked): Step | undefined {
    const enquiry = enquiries.find((found) => found.id === id);
    if (!enquiry) return 'gone';
    if (about === 'taking' || about === 'answer') return about;
    if (isUnsettled(id)) return 'waiting';
    if (isMine(enquiry.claimedBy)) return 'taken';
    // Who was faster is told of elsewhere.
    return about === 'take' ? 'take' : undefined;
  }
  const step = asked && stepOf(asked);
  // Whoever looks at another page is not asked about this one any more.
  if (asked && (asked.pathname !== pathname || !step)) setAsked(undefined);

  /** Who has another enquiry of the same number, and is about to call it. */
  const callerOf = ({ id, order }: Enquiry) =>
    enquiries.find(
      (other) =>
        other.id !== id &&
        other.order?.Mobile === order?.Mobile &&
        other.claimedBy &&
        !isMine(other.claimedBy) &&
        other.status !== 'done',
    )?.claimedBy?.name;

  const askedOf = (
    { id, reference }: Enquiry,
    about: Asked['about'],
    on = currentPath.current,
  ): Asked => ({ id, reference, about, pathname: on });

  const latestOf = ({ id }: Enquiry) => desk.view().enquiries.find((found) => found.id === id);
  const isAnsweredSince = (before: Enquiry) => {
    const current = latestOf(before);
    return current !== undefined && !isUpToDate(answerBaseOf(before), current);
  };
  /** Whoever comes back from the call is asked how it went, unless they have said it; the page of the enquiry asks by itself. */
  function askAfterCall(called: Enquiry): void {
    const isOnPage = currentPath.current.toUpperCase().includes(called.reference);
    setAsked(isAnsweredSince(called) || isOnPage ? undefined : askedOf(called, 'answer'));
  }
  function giveBack(before: Enquiry): void {
    const current = latestOf(before);
    if (!current || !isMine(current.claimedBy)) return;
    // A claim would begin anew, and silence for as long once more what has lapsed.
    const hasLapsed = lapseOf(before, desk.view().now) !== undefined;
    void desk.claim(current, (!hasLapsed && before.claimedBy) || {});
  }
  async function takeAndCall(tapped: Enquiry, to = currentPath.current): Promise<void> {
    if (!member) return;
    const places = [currentPath.current, to];
    taking.current.set(tapped.id, 'call');
    try {
      const result = await desk.claim(tapped, { uid: member.uid, name: member.name });
      const next = taking.current.get(tapped.id);
      if (next === 'giveBack' && !isAnsweredSince(tapped)) giveBack(tapped);
      if (next !== 'call') return;
      // A phone that starts to call on another page surprises whoever gave up, and Chromium on Android starts none by itself when
      // the tap was more than five seconds ago.
      const canCall = navigator.userActivation.isActive && places.includes(currentPath.current);
      // Its page may have given it back meanwhile, or to a colleague.
      const isGivenAway = result === 'made' && !isMine(latestOf(tapped)?.claimedBy);
      if (isAnsweredSince(tapped) || isGivenAway) setAsked(undefined);
      else if (result === 'made' && canCall) {
        askAfterCall(tapped);
        call(tapped);
      } else setAsked(askedOf(tapped, 'call'));
    } finally {
      taking.current.delete(tapped.id);
    }
  }
  function tap(tapped: Enquiry, to?: string): boolean {
    // As the router does with the page: a question that came before its page would be one about another page.
    const ask = (about: Asked['about']) =>
      startTransition(() => setAsked(askedOf(tapped, about, to)));
    for (const [id, next] of taking.current) if (next === 'call') taking.current.set(id, 'keep');
    if (taking.current.has(tapped.id)) {
      taking.current.set(tapped.id, 'call');
      ask('taking');
    } else if (isUnsettled(tapped.id)) ask('call');
    else if (isMine(tapped.claimedBy)) {
      askAfterCall(tapped);
      return true;
    } else if (tapped.claimedBy || callerOf(tapped)) ask('take');
    else {
      if (asked?.about !== 'answer') setAsked(undefined);
      void takeAndCall(tapped, to);
    }
    return false;
  }
  return {
    /** With the step that is to be shown. */
    asked: asked && step && { ...asked, step },
    callerOf,
    tap,
    /** After the question whether to: a second press must not take it twice. */
    take(enquiry: Enquiry) {
      setAsked(askedOf(enquiry, 'taking'));
      void takeAndCall(enquiry);
    },
    askAfterCall,
    /** Asks nothing more, and calls nobody. What is just being taken goes back to whoever had it, unless that has lapsed. */
    close() {
      if (asked && taking.current.has(asked.id)) taking.current.set(asked.id, 'giveBack');
      setAsked(undefined);
    },
  };
}
