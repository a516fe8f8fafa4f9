import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { english } from '../../texts/en';
import { hindi } from '../../texts/hi';
import { Texts } from '../../texts/useTexts';
import { keepPolicy, loadPolicy, policyIn } from './policyTexts';
import { PrivacyPolicy } from './PrivacyPolicy';
import styles from './PrivacyPolicy.module.css';

test.each([english, hindi])(
  'in $language a document hydrates with the policy that it shows',
  async (texts) => {
    const { language } = texts;
    const { title, lead, sections, contactTitle } = await loadPolicy(language);
    const page = (
      <MemoryRouter>
        <Texts value={texts}>
          <main>
            <PrivacyPolicy />
          </main>
        </Texts>
      </MemoryRouter>
    );
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(page);
    const html = place.querySelector('h1')!.parentElement!.innerHTML;

    keepPolicy(document, language);
    expect(policyIn(language)).toEqual({
      title,
      lead,
      sections: sections.map((section) => ({ paragraphs: [], list: [], ...section })),
      contactTitle,
    });

    const onRecoverableError = jest.fn();
    const root = await act(async () => hydrateRoot(place, page, { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(place.querySelector('h1')!.parentElement!.innerHTML).toContain(
      html.slice(html.indexOf('<h1')),
    );
    act(() => root.unmount());
    place.remove();
  },
);

test('a page that the browser has translated gives no policy: its words are loaded', async () => {
  const known = await loadPolicy('en');
  document.body.innerHTML = `<main><h1>தனியுரிமை</h1><div class="${styles.sections}"><section>
    <h2><font>என்ன</font></h2></section><section><h2>தொடர்பு</h2></section></div></main>`;
  keepPolicy(document, 'en');
  expect(policyIn('en')).toBe(known);
});

test('another page has no policy to keep', async () => {
  const known = await loadPolicy('en');
  document.body.innerHTML = '<main><h1>Buy Now</h1><p>…</p></main>';
  keepPolicy(document, 'en');
  expect(policyIn('en')).toBe(known);
});
