import './layout/favicon.svg';
import { startInSteps } from './starting/startInSteps';

void startInSteps(async () => {
  const { english } = await import(/* webpackMode: "eager" */ './texts/en');
  return english;
});
