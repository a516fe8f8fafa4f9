import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import { useTexts } from '../texts/useTexts';
import styles from './Layout.module.css';

/** The id of a page's content. */
const MAIN_ID = 'main';

export interface LayoutProps {
  composedYear: number;
  /** Said of a page that no script answers, so that it offers nothing to send. */
  isStandIn?: boolean;
  /** Instead of the route's page. */
  children?: ReactNode;
}

export function Layout({ composedYear, isStandIn = false, children = <Outlet /> }: LayoutProps) {
  const { skip } = useTexts().site;
  return (
    <>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {skip}
      </a>
      <Header />
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer composedYear={composedYear} isStandIn={isStandIn} />
    </>
  );
}
