import { useContext } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '@site/contracts/paths';
import { notify } from '../../notifications/notify';
import { PreviewShown } from '../../preview/PreviewShown';
import { OrderForm } from '../../remotes/remoteModules';
import { useTexts } from '../../texts/useTexts';
import { TextPage } from '../TextPage';

export interface BuyNowProps {
  /** At /buy, which redirects here. */
  isAlias?: boolean;
}

export function BuyNow({ isAlias = false }: BuyNowProps) {
  const { order } = useTexts().home;
  return (
    <TextPage {...order}>
      {isAlias && <Navigate to={paths.buyNow} replace />}
      <OrderForm notify={notify} isPreview={useContext(PreviewShown)} />
    </TextPage>
  );
}
