/** A hook of Node's module loader: our sources import JSON as bundlers and tsx take it, without `with { type: 'json' }`. */
export const load = (url, context, next) =>
  next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context);
