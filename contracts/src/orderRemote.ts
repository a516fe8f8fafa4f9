import { type Notify, takes, type RemoteDeclaration } from './remoteDeclaration';

export interface OrderFormProps {
  /** Shows the toasts of §8. */
  notify: Notify;
}

export type SubscribeProps = OrderFormProps;

export const orderRemote = {
  owner: '@cirvena/order-team',
  devPort: 3002,
  languages: ['en', 'hi'],
  exposes: {
    OrderForm: takes<OrderFormProps>(),
    Subscribe: takes<SubscribeProps>(),
  },
  isEssential: true,
} as const satisfies RemoteDeclaration;
