/** What shell and remotes may use of the router. `tsconfig.base.json` types `react-router-dom` as this file. */
export {
  BrowserRouter,
  useLocation,
  useNavigate,
  useNavigationType,
  type Location,
} from 'react-router';
export { Link, type LinkProps } from './Link';
