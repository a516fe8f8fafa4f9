import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { typedAddress } from '@site/order-model/typedText';
import { Button } from '@site/shared-ui/Button';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { TextField } from '@site/shared-ui/TextField';
import type { Session } from '../cloud/session';
import { reasonOf } from '../model/deskCloud';
import { isAddress } from '../model/person';
import { LanguageButton } from '../screen/LanguageButton';
import { PageTitle } from '../screen/PageTitle';
import { useSinglePresses } from '../screen/useSinglePresses';
import { useTexts } from '../texts/language';
import layout from '../screen/layout.module.css';
import styles from './SignIn.module.css';

/** Where this device keeps the address that a link was sent to: the link works with it alone. */
const KEY = 'desk-email';

type Step = 'ask' | 'sent' | 'confirm' | 'working';

type Problem = 'denied' | 'offline' | 'badLink' | 'failed' | 'tooMany' | 'tooManyCodes';

const isOffline = (failure: unknown) => reasonOf(failure) === 'offline';

export interface SignInProps {
  session: Session;
  /** The account that was signed in may no longer use the desk. */
  isDenied: boolean;
  onSignedIn: () => void;
}

/** The way into the desk: an e-mail address, and the link or the code that arrives there. */
export function SignIn({ session, isDenied, onSignedIn }: SignInProps) {
  const texts = useTexts();
  const { signIn: words } = texts;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isLink = session.isLink(location.href);
  const [email, setEmail] = useState(() => localStorage.getItem(KEY) ?? '');
  // Whoever reads the mail leaves this page, which a phone may then forget: it goes on where it was.
  const [step, setStep] = useState<Step>(
    isLink ? (email ? 'working' : 'confirm') : email ? 'sent' : 'ask',
  );
  // By name: what is shown changes with the language.
  const [problem, setProblem] = useState<Problem | undefined>(isDenied ? 'denied' : undefined);
  /** What is wrong with what stands in the field. */
  const [error, setError] = useState<'partOfAddress' | 'badCode'>();
  const [doing, setDoing] = useState<'sending' | 'working'>();
  const hasTried = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(step);
  const singlePresses = useSinglePresses();

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // What had the focus went with the step before.
    form.current?.querySelector('input')?.focus();
  }, [step]);

  async function finish(address: string) {
    setStep('working');
    try {
      await session.signIn(address, location.href);
      localStorage.removeItem(KEY);
      onSignedIn();
    } catch (failure) {
      setProblem(isOffline(failure) ? 'offline' : 'badLink');
      setStep(isOffline(failure) ? 'confirm' : 'ask');
      if (isOffline(failure)) return;
    }
    // The link's code is of no more use in the address.
    navigate(pathname, { replace: true });
  }

  const openLink = useEffectEvent(() => {
    const kept = localStorage.getItem(KEY);
    // Twice in development, where effects run twice: a link works once.
    if (!isLink || !kept || hasTried.current) return;
    hasTried.current = true;
    void finish(kept);
  });
  // Once, with the link that the page was opened with.
  useEffect(() => openLink(), []);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (doing) return;
    const entered = typedAddress(String(new FormData(event.currentTarget).get('email')));
    setEmail(entered);
    setProblem(undefined);
    setError(isAddress(entered) ? undefined : 'partOfAddress');
    if (!isAddress(entered)) return form.current?.querySelector('input')?.focus();
    if (step === 'confirm') return finish(entered);
    setDoing('sending');
    try {
      await session.sendLink(entered, location.origin + pathname);
      localStorage.setItem(KEY, entered);
      setStep('sent');
    } catch (failure) {
      const reason = reasonOf(failure);
      setProblem(reason === 'offline' || reason === 'tooMany' ? reason : 'failed');
    }
    setDoing(undefined);
  }

  async function enter(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (doing) return;
    const typed = String(new FormData(event.currentTarget).get('code')).trim();
    setProblem(undefined);
    setError(undefined);
    setDoing('working');
    try {
      await session.signIn(email, await session.linkOf(email, typed));
      localStorage.removeItem(KEY);
      onSignedIn();
    } catch (failure) {
      const reason = reasonOf(failure);
      if (reason === 'missing') setError('badCode');
      else if (reason === 'tooMany') setProblem('tooManyCodes');
      else setProblem(reason === 'offline' ? reason : 'badLink');
    }
    setDoing(undefined);
  }

  function startAgain() {
    localStorage.removeItem(KEY);
    setProblem(undefined);
    setError(undefined);
    setStep('ask');
  }

  const sent = step === 'sent' && fillPlaceholders(words.sent, { address: email });
  const busy = step === 'working' ? step : doing;
  const said = busy ? words[busy] : !error && sent;
  return (
    <main id="main" className={styles.page} {...singlePresses}>
      <div className={`${layout.stack} ${styles.card}`}>
        <p className={styles.name}>
          <img src="/icon-192.png" alt="" width="40" height="40" />
          {texts.name}
        </p>
        <PageTitle tab={words.title}>{words.title}</PageTitle>
        <p role="status" className={problem ? layout.problem : undefined}>
          {problem ? words[problem] : said}
        </p>
        {step === 'sent' ? (
          <>
            <form ref={form} className={layout.stack} onSubmit={(event) => void enter(event)}>
              <TextField
                id="code"
                name="code"
                autoComplete="one-time-code"
                autoCapitalize="characters"
                spellCheck={false}
                required
                label={words.code}
                hint={words.codeHint}
                error={error && words[error]}
                isAlone
              />
              <Button type="submit">{words.finish}</Button>
            </form>
            <Button look="quiet" onClick={startAgain}>
              {words.again}
            </Button>
          </>
        ) : (
          step !== 'working' && (
            <form ref={form} className={layout.stack} onSubmit={(event) => void send(event)}>
              <p>{step === 'confirm' ? words.confirm : words.text}</p>
              <TextField
                id="email"
                name="email"
                // The browser's own check of an e-mail field refuses what is removed here.
                inputMode="email"
                autoComplete="email"
                required
                label={words.email}
                defaultValue={email}
                error={error && words[error]}
                isAlone
              />
              <Button type="submit">{step === 'confirm' ? words.finish : words.send}</Button>
            </form>
          )
        )}
        <div className={styles.language}>
          <LanguageButton />
        </div>
      </div>
    </main>
  );
}
