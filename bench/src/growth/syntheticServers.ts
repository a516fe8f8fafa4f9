import { createRequire } from 'node:module';
import { MOST_LISTED } from '@site/contracts/catalogue';
import { PAGE_TEXTS_FOLDER, READ_TEXT, TEXTS_FOLDER } from '@site/contracts/rendering';

const required = createRequire(import.meta.url);
const library = (name: string) => `require(${JSON.stringify(required.resolve(name))})`;

/**
 * The server build of a made-up shell: header and footer, and in between what the remote of the address draws, with
 * React as on the site. A product's page has a form of the order remote as well.
 */
export const shellServer = (words: string) => `
const { createElement: h } = ${library('react')};
const { renderToStaticMarkup } = ${library('react-dom/server')};
const containers = {};
let routes = [];
exports.start = (paths, load, modules, served) => {
  for (const [name, path] of Object.entries(paths)) containers[name] = load(path);
  routes = Object.entries(served).flatMap(([remote, its]) => its.map((it) => ({ ...it, remote })));
};
exports.render = async ({ path, year }) => {
  const language = path.startsWith('/hi') ? 'hi' : 'en';
  const plain = path.replace(/^\\/hi(?=\\/|$)/, '') || '/';
  const inLanguage = (name) => (language === 'hi' ? name + '.hi' : name);
  const [, product] = /^\\/products\\/(.*)/.exec(plain) ?? [];
  const route = routes.find((it) => it.path === plain);
  const modules = product
    ? ['remoteProducts/ProductPage', 'remoteOrder/Subscribe']
    : route ? [route.remote + '/' + route.module, 'remoteOrder/Subscribe'] : ['remoteOrder/Subscribe'];
  const parts = modules.map((name) => containers[name.split('/')[0]].view(h, { product, language }));
  const links = ['/', '/buy-now', '/privacy-policy'].map((to) => h('a', { key: to, href: to }, ${JSON.stringify(words)} + to));
  const html = renderToStaticMarkup(h('div', null, h('header', null, links), h('main', null, h('h1', null, path), ...parts),
    h('footer', null, '© ' + year)));
  return {
    html,
    head: renderToStaticMarkup(h('title', null, path + ' | Growth')),
    modules: modules.map(inLanguage),
    remotes: [...new Set(modules.map((it) => it.split('/')[0]))],
  };
};
`;

/** The server build of the products: asks for the text of the product whose page it is. */
export const productsServer = (base: string) => `
exports.view = (h, { product, language }) => h('div', { 'data-owner': 'remote-products' },
  h('img', { src: ${JSON.stringify(`${base}packshot.webp`)}, alt: '' }),
  globalThis.${READ_TEXT}('remoteProducts', (Number(product.slice(1)) < ${MOST_LISTED} ? '${TEXTS_FOLDER}/' : '${PAGE_TEXTS_FOLDER}/') + language + '/' + product + '.json')
    .map(({ title, text }, index) => h('section', { key: index }, h('h3', null, title), h('p', null, text))));
`;

/** That of any other remote: a few words. */
export const otherServer = (words: string) => `
exports.view = (h) => h('p', null, ${JSON.stringify(words)});
`;
