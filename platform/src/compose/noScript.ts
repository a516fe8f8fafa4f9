import { brand, emailHref, phoneHref } from '@site/contracts/brand';
import { products } from '@site/contracts/products';
import { escapeHtml } from './page';

/** What a visitor without script gets: who this is, what is sold, and how to order by other means. */
export function noScript(): string {
  const link = (href: string, text: string) =>
    `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
  return [
    `<h1>${escapeHtml(brand.company)}</h1>`,
    `<p>${escapeHtml(brand.tagline)}</p>`,
    `<p>Our products: ${escapeHtml(products.map(({ name }) => name).join(', '))}.</p>`,
    '<p>This website needs JavaScript, which is switched off or did not arrive. To read about a product or to order, reach us:</p>',
    `<ul><li>${link(phoneHref, brand.phone)}</li><li>${link(emailHref, brand.email)}</li>`,
    `<li>${link(brand.social.whatsapp, 'Send us a message')}</li></ul>`,
    `<address>${escapeHtml([brand.company, ...brand.address].join(', '))}</address>`,
  ].join('');
}
