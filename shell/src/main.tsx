// The name of the other language, which only pages in this one show.
import './layout/header/hindiName.css';
import { startInSteps } from './starting/startInSteps';

void startInSteps(async () => {
  const { english } = await import(/* webpackMode: "eager" */ './texts/en');
  return english;
});
