import { useContext } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '@site/contracts/paths';
import { notify } from '../../notifications/notify';
import { PreviewShown } from '../../preview/PreviewShown';
import { OrderForm } from '../../remotes/remoteModules';
import { useTexts } from '../../texts/useTexts';
import { TextPage } from '../TextPage';

export interface BuyNowProps {
  /** Whether this is the other address that leads to the page. */
  isAlias?: boolean;
}

/** The order form's own page (specification §2), with the same form as on the home page. */
export function BuyNow({ isAlias = false }: BuyNowProps) {
  const { order } = useTexts().home;
  return (
    <TextPage {...order}>
      {isAlias && <Navigate to={paths.buyNow} replace />}
      <OrderForm notify={notify} isPreview={useContext(PreviewShown)} />
    </TextPage>
  );
}
