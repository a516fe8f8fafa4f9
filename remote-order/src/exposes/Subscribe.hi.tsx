export { default } from './Subscribe';
