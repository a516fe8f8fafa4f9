/** All of the router that shell and remotes may use. A name that is missing here is added here, and to lint's list. */
export {
  BrowserRouter,
  Link,
  Navigate,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router';
