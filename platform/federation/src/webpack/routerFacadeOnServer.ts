/** The router of the server's rendering: what the browser has, and a router that stands still. */
export * from './routerFacade';
export { StaticRouter } from 'react-router';
