import { composeSite } from './compose/composeSite';
import { siteFolder } from './workspace';

await composeSite();
console.log(`The site is in ${siteFolder}.`);
