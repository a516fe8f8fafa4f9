import { notify } from '../../notifications/notify';
import { OrderForm } from '../../remotes/remoteModules';
import home from '../../../content/home.json';
import { TextPage } from '../TextPage';

/** The order form's own page (specification §2), with the same form as on the home page. */
export function BuyNow() {
  return (
    <TextPage {...home.order}>
      <OrderForm notify={notify} />
    </TextPage>
  );
}
