import { Outlet, useMatch } from 'react-router-dom';
import { useMediaMatch } from '@site/shared-ui/useMediaMatch';
import { useTexts } from '../texts/language';
import styles from './ListDetail.module.css';
import { ListPage, type ListPageProps } from './ListPage';

/** Where the list and an enquiry have room beside each other. In em, as in style sheets: larger text needs more. */
export const WIDE = '(min-width: 80em)';

/** Whether the list stays in view beside an enquiry. */
export const useIsWide = () => useMediaMatch([WIDE], () => matchMedia(WIDE).matches, false);

/** The list, or one enquiry of it; on a wide screen the list stays on the left. */
export function ListDetail(props: Omit<ListPageProps, 'current'>) {
  const { list } = useTexts();
  const isWide = useIsWide();
  const current = useMatch('/enquiries/:reference')?.params.reference?.toUpperCase();
  const isListShown = isWide || current === undefined;
  return (
    <div className={isWide ? styles.wide : undefined} data-wide={isWide || undefined}>
      {isListShown && (
        <section
          aria-label={isWide ? list.title : undefined}
          className={isWide ? styles.list : undefined}
          data-screen-only={current === undefined ? undefined : ''}
        >
          <ListPage {...props} current={current} />
        </section>
      )}
      <div>
        {isWide && current === undefined && (
          <p className={styles.hint} data-screen-only="">
            {list.choose}
          </p>
        )}
        <Outlet />
      </div>
    </div>
  );
}
