export { default } from './ProductShowcase';
