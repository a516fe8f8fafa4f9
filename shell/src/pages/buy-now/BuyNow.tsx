import { OrderForm } from '../../remotes/remoteModules';
import { useTexts } from '../../texts/useTexts';
import { TextPage } from '../TextPage';

export function BuyNow() {
  return (
    <TextPage {...useTexts().site.order}>
      <OrderForm />
    </TextPage>
  );
}
