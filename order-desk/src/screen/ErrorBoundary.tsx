import { Component, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ButtonLink } from '@site/shared-ui/Button';
import { useTexts } from '../texts/language';
import layout from './layout.module.css';
import { PageTitle } from './PageTitle';

interface BoundaryProps {
  /** Of the entry of the history: a link to the same page tries it again. */
  visit: string;
  children: ReactNode;
}

interface BoundaryState {
  visit: string;
  hasFailed: boolean;
}

function Failed() {
  const { enquiry, layout: words } = useTexts();
  return (
    <div className={layout.stack}>
      <PageTitle tab={words.pageFailed}>{words.pageFailed}</PageTitle>
      <p>{words.pageFailedHint}</p>
      <p className={layout.row}>
        <ButtonLink href="">{words.reload}</ButtonLink>
        <Link to="/" className={layout.link}>
          {enquiry.back}
        </Link>
      </p>
    </div>
  );
}

/** Only a class can be one. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state = { visit: this.props.visit, hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  /** The next page may work. */
  static getDerivedStateFromProps({ visit }: BoundaryProps, before: BoundaryState) {
    return visit === before.visit ? null : { visit, hasFailed: false };
  }

  override render() {
    return this.state.hasFailed ? <Failed /> : this.props.children;
  }
}

/** Without it one page that throws, over one enquiry, takes the whole desk off the screen. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <Boundary visit={useLocation().key}>{children}</Boundary>;
}
