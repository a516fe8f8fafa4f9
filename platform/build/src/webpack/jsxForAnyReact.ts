import * as React from 'react';
import { jsxDEV } from 'react/jsx-dev-runtime';

type Props = Record<string, unknown>;

/** The development build of React has this and the production build has not. */
const isDevelopment = 'captureOwnerStack' in React;

function element(type: React.ElementType, props: Props, key: React.Key | undefined, many: boolean) {
  if (isDevelopment) return jsxDEV(type, props, key, many);
  return React.createElement(type, key === undefined ? props : { ...props, key });
}

/**
 * What JSX compiles to in a remote's development build. React comes from the shell, which is a development build under
 * `npm run dev` and a production build under `npm start -- --local`; React's own development runtime needs the former.
 */
export const jsx = (type: React.ElementType, props: Props, key?: React.Key) =>
  element(type, props, key, false);

/** The same for elements whose children are written out, and so need no keys. */
export const jsxs = (type: React.ElementType, props: Props, key?: React.Key) =>
  element(type, props, key, true);

export { Fragment } from 'react';
