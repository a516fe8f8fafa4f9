import { useLayoutEffect, useRef } from 'react';
import { enquiryStatuses, type EnquiryStatus } from '@site/contracts/staffCollections';
import { products } from '@site/contracts/products';
import { SelectField } from '@site/shared-ui/SelectField';
import { TextField } from '@site/shared-ui/TextField';
import type { Filter } from '../model/deskCloud';
import type { ListChoice } from './listChoice';
import { useTexts } from '../texts/language';
import styles from './ListPage.module.css';

const ALL = 'all';

export interface FilterBarProps {
  choice: ListChoice;
  onFilter: (filter: Filter) => void;
  onSearch: (text: string) => void;
  /** Called for the Enter key, and the key for searching of a phone. */
  onSubmit: () => void;
}

/** What the list shows: a text, a status, a product. */
export function FilterBar({ choice, onFilter, onSearch, onSubmit }: FilterBarProps) {
  const { list, statuses } = useTexts();
  const { filter, text } = choice;
  const place = useRef<HTMLFormElement>(null);
  // The shared selects keep their value themselves, and the choice may come from elsewhere.
  useLayoutEffect(() => {
    for (const select of place.current?.querySelectorAll('select') ?? []) {
      select.value = filter[select.name as keyof Filter] ?? ALL;
    }
  }, [filter]);
  const chosen = (value: string) => (value === ALL ? undefined : value);
  return (
    <form
      ref={place}
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
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
      <SelectField
        id="status"
        name="status"
        label={list.status}
        placeholder={list.all}
        options={[ALL, ...enquiryStatuses]}
        optionLabels={{ [ALL]: list.all, ...statuses }}
        onChange={(event) => {
          const status = chosen(event.currentTarget.value) as EnquiryStatus | undefined;
          onFilter({ ...filter, status });
        }}
      />
      <SelectField
        id="product"
        name="product"
        label={list.product}
        placeholder={list.all}
        options={[ALL, ...products.map(({ orderValue }) => orderValue)]}
        optionLabels={{
          [ALL]: list.all,
          ...Object.fromEntries(products.map(({ orderValue, name }) => [orderValue, name])),
        }}
        onChange={(event) => onFilter({ ...filter, product: chosen(event.currentTarget.value) })}
      />
    </form>
  );
}
