import { enquiryStatuses, type EnquiryStatus } from '@site/contracts/staffCollections';
import { products } from '@site/contracts/products';
import { SelectField } from '@site/shared-ui/SelectField';
import { TextField } from '@site/shared-ui/TextField';
import type { Filter } from '../model/deskCloud';
import { useTexts } from '../texts/language';
import styles from './ListPage.module.css';

const ALL = 'all';

export interface FilterBarProps {
  filter: Filter;
  onFilter: (filter: Filter) => void;
  onSearch: (text: string) => void;
}

/** What the list shows: a text, a status, a product. */
export function FilterBar({ filter, onFilter, onSearch }: FilterBarProps) {
  const { list, statuses } = useTexts();
  const chosen = (value: string) => (value === ALL ? undefined : value);
  return (
    <div role="search" className={styles.filters}>
      <TextField
        id="search"
        name="search"
        type="search"
        autoComplete="off"
        label={list.search}
        hint={list.searchHint}
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
    </div>
  );
}
