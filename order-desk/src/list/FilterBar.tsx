import { useState } from 'react';
import { SelectField } from '@site/shared-ui/SelectField';
import { TextField } from '@site/shared-ui/TextField';
import { shownKinds, type ListChoice, type ShownKind } from './listChoice';
import { useDeskView } from '../screen/useDesk';
import { productName, withSoldToday } from '../texts/formats';
import { useTexts } from '../texts/language';
import styles from './ListPage.module.css';

const ALL = 'all';
/** Wider, an enquiry stands beside the list. */
const ROOMY = '(min-width: 48em) and (max-width: 79.99em)';

export interface FilterBarProps {
  choice: ListChoice;
  onChoose: (choice: ListChoice) => void;
  /** Called for the Enter key, and the key for searching of a phone. */
  onSubmit: () => void;
}

/** What the list shows: a text, what is open or of a status, a product. */
export function FilterBar({ choice, onChoose, onSubmit }: FilterBarProps) {
  const { list, statuses } = useTexts();
  const { enquiries } = useDeskView();
  const { show, product, text } = choice;
  // The chosen one stays when the last enquiry about it is erased. One without a product has nothing to choose.
  const asked = [...enquiries.map((enquiry) => enquiry.product), product ?? ''];
  const products = withSoldToday(asked.filter((value) => value !== ''));
  // On a phone the first screen is for who has to be called.
  const [isOpen, setOpen] = useState(
    () => text !== '' || show !== 'open' || product !== undefined || matchMedia(ROOMY).matches,
  );
  return (
    <details
      data-screen-only=""
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={styles.open}>{list.filters}</summary>
      <form
        role="search"
        className={styles.filters}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <TextField
          id="search"
          name="search"
          type="search"
          autoComplete="off"
          label={list.search}
          hint={list.searchHint}
          value={text}
          onChange={(event) => onChoose({ ...choice, text: event.currentTarget.value })}
        />
        <SelectField
          id="status"
          name="status"
          label={list.status}
          placeholder={list.open}
          options={shownKinds}
          value={show}
          optionLabels={{ open: list.open, later: list.later, [ALL]: list.all, ...statuses }}
          onChange={(event) =>
            onChoose({ ...choice, show: event.currentTarget.value as ShownKind })
          }
        />
        <SelectField
          id="product"
          name="product"
          label={list.product}
          placeholder={list.all}
          value={product ?? ALL}
          options={[ALL, ...products]}
          optionLabels={{
            [ALL]: list.all,
            ...Object.fromEntries(products.map((value) => [value, productName(value)])),
          }}
          onChange={({ currentTarget: { value } }) =>
            onChoose({ ...choice, product: value === ALL ? undefined : value })
          }
        />
      </form>
    </details>
  );
}
