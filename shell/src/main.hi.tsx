import '@site/shared-ui/styles/devanagari.css';
import { startInSteps } from './starting/startInSteps';

void startInSteps(async () => {
  const { hindi } = await import(/* webpackMode: "eager" */ './texts/hi');
  return hindi;
});
