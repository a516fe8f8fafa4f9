import { OrderForm } from '../../remotes/remoteModules';
import { useTexts } from '../../texts/useTexts';
import { TextPage } from '../TextPage';
import { ReferringProduct } from './ReferringProduct';

export function BuyNow() {
  return (
    <TextPage {...useTexts().site.order} beside={<ReferringProduct />}>
      <OrderForm />
    </TextPage>
  );
}
