export { default } from './OrderForm';
