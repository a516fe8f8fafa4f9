import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { typedAddress } from '@site/order-model/typedText';
import { Button } from '@site/shared-ui/Button';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { TextField } from '@site/shared-ui/TextField';
import type { Session } from '../cloud/session';
import { CloudError } from '../model/deskCloud';
import { isAddress } from '../model/person';
import { LanguageButton } from '../screen/LanguageButton';
import { PageTitle } from '../screen/PageTitle';
import { useTexts } from '../texts/language';
import shared from '../screen/shared.module.css';
import styles from './SignIn.module.css';

/** Where this device keeps the address that a link was sent to: the link works with it alone. */
const KEY = 'desk-email';

type Step = 'ask' | 'sent' | 'confirm' | 'working';

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
  const [problem, setProblem] = useState(isDenied ? words.denied : '');
  /** What is wrong with what stands in the field. */
  const [error, setError] = useState<string>();
  const [isChecking, setChecking] = useState(false);
  const hasTried = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // What had the focus went with the step before.
    form.current?.querySelector('input')?.focus();
  }, [step]);

  const isOffline = (failure: unknown) =>
    failure instanceof CloudError && failure.reason === 'offline';

  async function finish(address: string) {
    setStep('working');
    try {
      await session.signIn(address, location.href);
      localStorage.removeItem(KEY);
      onSignedIn();
    } catch (failure) {
      setProblem(isOffline(failure) ? words.offline : words.badLink);
      setStep(isOffline(failure) ? 'confirm' : 'ask');
      if (isOffline(failure)) return;
    }
    // The link's code is of no more use in the address.
    navigate(pathname, { replace: true });
  }

  useEffect(() => {
    const kept = localStorage.getItem(KEY);
    // Twice in development, where effects run twice: a link works once.
    if (!isLink || !kept || hasTried.current) return;
    hasTried.current = true;
    void finish(kept);
    // Once, with the link that the page was opened with.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = typedAddress(String(new FormData(event.currentTarget).get('email')));
    setEmail(entered);
    setProblem('');
    setError(isAddress(entered) ? undefined : words.partOfAddress);
    if (!isAddress(entered)) return form.current?.querySelector('input')?.focus();
    if (step === 'confirm') return finish(entered);
    try {
      await session.sendLink(entered, location.origin + pathname);
      localStorage.setItem(KEY, entered);
      setStep('sent');
    } catch (failure) {
      setProblem(isOffline(failure) ? words.offline : words.failed);
    }
  }

  async function enter(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('code')).trim();
    setProblem('');
    setError(undefined);
    setChecking(true);
    try {
      await session.signIn(email, await session.linkOf(email, typed));
      localStorage.removeItem(KEY);
      onSignedIn();
    } catch (failure) {
      const isWrong = failure instanceof CloudError && failure.reason === 'missing';
      if (isWrong) setError(words.badCode);
      else setProblem(isOffline(failure) ? words.offline : words.badLink);
    }
    setChecking(false);
  }

  function startAgain() {
    localStorage.removeItem(KEY);
    setProblem('');
    setError(undefined);
    setStep('ask');
  }

  const sent = step === 'sent' && fillPlaceholders(words.sent, { address: email });
  const said = step === 'working' || isChecking ? words.working : !error && sent;
  return (
    <main id="main" className={styles.page}>
      <div className={`${shared.stack} ${styles.card}`}>
        <p className={styles.name}>{texts.name}</p>
        <PageTitle tab={words.title}>{words.title}</PageTitle>
        <p role="status" className={problem ? shared.problem : undefined}>
          {problem || said}
        </p>
        {step === 'sent' ? (
          <>
            <form ref={form} className={shared.stack} onSubmit={(event) => void enter(event)}>
              <TextField
                id="code"
                name="code"
                autoComplete="one-time-code"
                autoCapitalize="characters"
                spellCheck={false}
                required
                label={words.code}
                hint={words.codeHint}
                error={error}
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
            <form ref={form} className={shared.stack} onSubmit={(event) => void send(event)}>
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
                error={error}
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
