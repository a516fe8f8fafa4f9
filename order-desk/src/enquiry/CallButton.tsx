import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { callHref } from '@site/company/contactLinks';
import { Button } from '@site/shared-ui/Button';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { Icon, iconPaths } from '@site/shared-ui/Icon';
import {
  answerBaseOf,
  isUpToDate,
  lastAnswerOf,
  type Enquiry,
  type PendingChange,
} from '../model/enquiry';
import { COUNTRY } from '../model/person';
import { useDesk, useDeskView } from '../screen/useDesk';
import { useQuestion } from '../screen/useQuestion';
import { formatAnswer } from '../texts/formats';
import { useLanguage, useTexts } from '../texts/language';
import { Answer } from './Answer';
import { Prompt } from './Prompt';
import layout from '../screen/layout.module.css';
import styles from './CallButton.module.css';

const numberOf = ({ order }: Enquiry) => callHref(`${COUNTRY}${order?.Mobile}`);

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
  /**
   * Whether to call somebody whom a colleague is about to call, to call while nobody knows who has it, or how the call went; of one
   * that was erased nothing.
   */
  step: 'take' | 'waiting' | 'answer' | 'gone';
  pathname: string;
}

/** Called when somebody taps the number of an enquiry, with the page that this opens, if it opens one. */
const Tapped = createContext<(enquiry: Enquiry, to?: string) => void>(() => {});

/**
 * Calls a person once the enquiry is taken: nobody is called twice. Who does not have it is asked at the end of the screen, where
 * the thumb is; without a network the desk says that somebody else may call as well, and later, wherever they are then, who did.
 */
export function WithCalls({ children }: { children: ReactNode }) {
  const { language, texts } = useLanguage();
  const { claim, enquiry: words } = texts;
  const { desk } = useDesk();
  const { enquiries, pending, member } = useDeskView();
  const { pathname } = useLocation();
  const [asked, setAsked] = useState<Asked>();
  // Where they are once the database has answered: a tap may lead to another page.
  const currentPath = useRef(pathname);
  useEffect(() => {
    currentPath.current = pathname;
  }, [pathname]);
  // Whoever looks at another page is not asked about this one any more.
  if (asked && asked.pathname !== pathname) setAsked(undefined);
  const question = useQuestion(asked && `${asked.id} ${asked.step}`);
  const enquiryOf = (id: string | undefined) => enquiries.find((found) => found.id === id);
  // One that writes an enquiry down is shown with it.
  const refused = pending.find(
    ({ isRefused, claimedBy, was, order, enquiryId }) =>
      isRefused && (claimedBy || was) && !order && enquiryOf(enquiryId),
  );
  const enquiry = enquiryOf(refused?.enquiryId ?? asked?.id);
  const name = enquiry?.claimedBy?.name;
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

  async function takeAndCall(tapped: Enquiry): Promise<void> {
    if (!member) return;
    const result = await desk.claim(tapped, { uid: member.uid, name: member.name });
    if (result === 'made') callNow(tapped);
    else setAsked(result === 'lost' ? undefined : askedOf(tapped, result));
  }
  /** Whoever comes back from the call is asked how it went, unless they have said it; the page of the enquiry asks by itself. */
  function askAfterCall(called: Enquiry): void {
    const current = desk.view().enquiries.find(({ id }) => id === called.id);
    const isSaid = current && !isUpToDate(answerBaseOf(called), current);
    const isOnPage = currentPath.current.toUpperCase().includes(called.reference);
    setAsked(isSaid || isOnPage ? undefined : askedOf(called, 'answer'));
  }
  function callNow(taken: Enquiry): void {
    askAfterCall(taken);
    call(taken);
  }
  /** Why a change was refused: somebody else has the enquiry now, or nobody, or said something; the database says no more. */
  function reasonOf(change: PendingChange): string {
    const { claimedBy, from, was } = change;
    const owner = enquiry?.claimedBy?.uid;
    const isLost = claimedBy && owner !== from?.uid && owner !== member?.uid;
    if (isLost) return name ? fillPlaceholders(claim.lost, { name }) : claim.lostToNobody;
    const since = was && enquiry && !isUpToDate(was, enquiry) ? lastAnswerOf(enquiry) : undefined;
    if (!since) return words.refused;
    const [said, own] = [formatAnswer(since, language), formatAnswer(change, language)];
    return fillPlaceholders(claim.outdated, { name: since.name, said, own });
  }
  const close = () => setAsked(undefined);
  const isWaiting = asked?.step === 'waiting';
  const other = name ?? (enquiry && callerOf(enquiry)) ?? '';
  const askToTake = fillPlaceholders(name ? claim.ask : claim.askToo, { name: other });
  return (
    <Tapped
      value={(tapped, to) => {
        if (tapped.claimedBy && tapped.claimedBy.uid === member?.uid) askAfterCall(tapped);
        else if (tapped.claimedBy || callerOf(tapped)) {
          // As the router does with the page: a question that came before its page would be one about another page.
          startTransition(() => setAsked(askedOf(tapped, 'take', to)));
        } else void takeAndCall(tapped);
      }}
    >
      {children}
      {enquiry && refused && (
        <Prompt label={enquiry.order?.Name}>
          <p role="alert">
            {enquiry.reference}: {reasonOf(refused)}
          </p>
          <Button look="quiet" onClick={() => void desk.discard(refused.entryId)}>
            {claim.understood}
          </Button>
        </Prompt>
      )}
      {enquiry && asked?.step === 'answer' && !refused && (
        <Prompt label={enquiry.order?.Name} onClose={close}>
          <p ref={question} tabIndex={-1} role="status">
            <strong>{enquiry.order?.Name}</strong>
          </p>
          <div className={styles.answers}>
            <Answer
              enquiry={enquiry}
              onChange={(change) => {
                setAsked(undefined);
                void desk.change(enquiry, change);
              }}
            />
          </div>
          <Button look="quiet" onClick={close}>
            {claim.later}
          </Button>
        </Prompt>
      )}
      {asked?.step === 'gone' && !refused && (
        <Prompt label={asked.reference} onClose={close}>
          <p ref={question} tabIndex={-1} role="status">
            {asked.reference}: {texts.list.erased}
          </p>
          <Button look="quiet" onClick={close}>
            {claim.understood}
          </Button>
        </Prompt>
      )}
      {enquiry && asked && (isWaiting || asked.step === 'take') && !refused && (
        <Prompt label={enquiry.order?.Name} onClose={close}>
          {/* Another one may be shown beside the list. */}
          <strong>{enquiry.order?.Name}</strong>
          <p ref={question} tabIndex={-1} role="status">
            {isWaiting ? claim.waiting : askToTake}
          </p>
          <div className={layout.row}>
            <Button look="quiet" onClick={close}>
              {claim.askNo}
            </Button>
            <Button onClick={() => (isWaiting ? callNow(enquiry) : void takeAndCall(enquiry))}>
              {isWaiting ? claim.callNow : claim.askYes}
            </Button>
          </div>
        </Prompt>
      )}
    </Tapped>
  );
}

export interface CallButtonProps {
  enquiry: Enquiry;
  /** Shows the number beside the icon. */
  isWide?: boolean;
  /** The page that a tap opens as well. */
  to?: string;
}

/** One tap calls: at once where the own enquiry is, after it is taken otherwise. */
export function CallButton({ enquiry, isWide = false, to }: CallButtonProps) {
  const { enquiry: words } = useTexts();
  const { member } = useDeskView();
  const tap = useContext(Tapped);
  const navigate = useNavigate();
  const { order, claimedBy } = enquiry;
  if (!order) return null;
  const label = fillPlaceholders(words.call, { number: order.Mobile });
  function press(event: MouseEvent): void {
    if (to !== undefined) void navigate(to);
    if (claimedBy === undefined || claimedBy.uid !== member?.uid) event.preventDefault();
    tap(enquiry, to);
  }
  return (
    <a
      href={numberOf(enquiry)}
      className={isWide ? `${styles.call} ${styles.wide}` : styles.call}
      aria-label={isWide ? undefined : label}
      onClick={press}
    >
      <Icon path={iconPaths.phone} />
      {isWide && label}
    </a>
  );
}
