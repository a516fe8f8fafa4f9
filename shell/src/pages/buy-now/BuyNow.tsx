import { useContext, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
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
  const { order } = useTexts().site;
  const navigate = useNavigate();
  useEffect(() => {
    if (isAlias) void navigate(paths.buyNow, { replace: true });
  }, [isAlias, navigate]);
  return (
    <TextPage {...order}>
      <OrderForm notify={notify} isPreview={useContext(PreviewShown)} />
    </TextPage>
  );
}
