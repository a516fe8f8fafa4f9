import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { products } from '@site/company/products';
import { checkOrder, type OrderFault } from '@site/order-model/checkOrder';
import { sources, type Source } from '@site/order-model/deskChange';
import {
  buyerKinds,
  isRequired,
  limits,
  orderValues,
  type RequiredFieldName,
} from '@site/order-model/enquiry';
import { hasEmail, NO_EMAIL } from '@site/order-model/noEmail';
import type { OrderFieldName } from '@site/order-model/orderFields';
import { toOrderRecord } from '@site/order-model/toOrderRecord';
import { Button } from '@site/shared-ui/Button';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { SelectField } from '@site/shared-ui/SelectField';
import { TextField } from '@site/shared-ui/TextField';
import { PageTitle } from '../screen/PageTitle';
import { useDesk, useDeskView } from '../screen/useDesk';
import { useTexts } from '../texts/language';
import layout from '../screen/layout.module.css';
import { emptyDraft, keepAddDraft, readAddDraft, type AddDraft } from './addDraft';
import styles from './AddPage.module.css';
import { KnownPerson } from './KnownPerson';

type Faults = Partial<Record<OrderFieldName, OrderFault | undefined>>;

/** Writes down an enquiry that came by telephone, as a missed call or as a message. The number comes first: it may be known. */
export function AddPage() {
  const { add: words, buyers, sources: ways } = useTexts();
  const { desk } = useDesk();
  const navigate = useNavigate();
  const uid = useDeskView().member?.uid;
  const [draft, setDraft] = useState(() => readAddDraft(uid));
  // By name: what is shown changes with the language.
  const [faults, setFaults] = useState<Faults>({});
  /** What is said below the form. */
  const [problem, setProblem] = useState<OrderFieldName | 'failed'>();
  const isBusy = useRef(false);

  const change = (next: AddDraft) => {
    setDraft(next);
    keepAddDraft(uid, next);
  };
  const hasNoEmail = draft.Email === NO_EMAIL;
  const values = { ...limits, typed: toOrderRecord(draft).Mobile.length };
  const textOf = (name: OrderFieldName, fault: OrderFault | undefined) =>
    fault &&
    fillPlaceholders(words.faults[fault === 'empty' ? (name as RequiredFieldName) : fault], values);
  const field = (name: OrderFieldName) => ({
    id: `add-${name}`,
    name,
    label: words.labels[name],
    autoComplete: 'off',
    value: draft[name],
    error: textOf(name, faults[name]),
    required: isRequired(name),
    onChange({ currentTarget }: { currentTarget: HTMLInputElement | HTMLSelectElement }) {
      setFaults({ ...faults, [name]: undefined });
      change({ ...draft, [name]: currentTarget.value });
    },
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const check = checkOrder(draft);
    // At once: what is said a second time was gone in between.
    flushSync(() => {
      setFaults(check.ok ? {} : check.faults);
      setProblem(undefined);
    });
    if (!check.ok) {
      const first = [...form.querySelectorAll<HTMLInputElement>('input, select')].find(({ name }) =>
        Object.hasOwn(check.faults, name),
      );
      // Enter in the field itself: the focus does not arrive there, so nothing reads its fault.
      if (first === document.activeElement) return setProblem(first?.name as OrderFieldName);
      return first?.focus();
    }
    // A second press must not add it twice.
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const reference = await desk.addEnquiry(check.record, draft.source);
      change(emptyDraft);
      void navigate(`/enquiries/${reference}`, { replace: true });
    } catch {
      setProblem('failed');
    } finally {
      isBusy.current = false;
    }
  }
  return (
    <>
      <PageTitle tab={words.title}>{words.title}</PageTitle>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <SelectField
          id="add-source"
          name="source"
          label={words.source}
          placeholder={words.choose}
          options={sources}
          optionLabels={ways}
          value={draft.source}
          onChange={({ currentTarget }) =>
            change({ ...draft, source: currentTarget.value as Source })
          }
        />
        <TextField {...field('Mobile')} type="tel" inputMode="tel" />
        <KnownPerson
          draft={draft}
          onFill={(Name, Email) => {
            setFaults({ ...faults, Name: undefined, Email: undefined });
            // An address that was just typed is newer than the fact that there was none.
            change({
              ...draft,
              Name,
              Email: hasEmail(Email) || !draft.Email ? Email : draft.Email,
            });
          }}
        />
        <TextField {...field('Name')} />
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={hasNoEmail}
            onChange={({ currentTarget }) => {
              setFaults({ ...faults, Email: undefined });
              change({ ...draft, Email: currentTarget.checked ? NO_EMAIL : '' });
            }}
          />
          {words.noEmail}
        </label>
        {/* The browser's own check of an e-mail field refuses what is removed here. */}
        {!hasNoEmail && <TextField {...field('Email')} inputMode="email" />}
        <SelectField
          {...field('Products')}
          placeholder={words.choose}
          options={orderValues}
          optionLabels={Object.fromEntries(products.map((one) => [one.orderValue, one.name]))}
        />
        <TextField {...field('Quantity')} inputMode="numeric" />
        <SelectField
          {...field('RetailerSelfUse')}
          placeholder={words.choose}
          options={buyerKinds}
          optionLabels={buyers}
        />
        <div>
          <Button type="submit">{words.submit}</Button>
        </div>
        <p role="alert" className={layout.problem}>
          {problem === 'failed' ? words.failed : problem && textOf(problem, faults[problem])}
        </p>
      </form>
    </>
  );
}
