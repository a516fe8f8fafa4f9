import { catalogue } from '@site/contracts/catalogue';
import { anchors, paths } from '@site/contracts/paths';
import { ContactLinks } from '../../contact/ContactLinks';
import { notify } from '../../notifications/notify';
import { PreviewShown } from '../../preview/PreviewShown';
import { OrderForm, ProductShowcase } from '../../remotes/remoteModules';
import { PageHead } from '../PageHead';
import { TextPage, Ways } from '../TextPage';

/**
 * What pages in scripts of their own take from the shell. They do not import it: webpack cannot fold a module into others that
 * two scripts share, which costs every page 0.7 KB (brotli).
 */
export const shellParts = {
  ContactLinks,
  OrderForm,
  PageHead,
  PreviewShown,
  ProductShowcase,
  TextPage,
  Ways,
  anchors,
  catalogue,
  notify,
  paths,
};

export type ShellParts = typeof shellParts;
