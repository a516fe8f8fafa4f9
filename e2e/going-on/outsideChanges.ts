/**
 * What other programs do to a page: password managers, ad blockers, translators, click-to-call, proxies. Each runs in the page.
 * Sources are bug reports of other sites.
 */
export const outsideChanges: Readonly<Record<string, () => void>> = {
  'an icon after each field': () =>
    document.querySelectorAll('main form input').forEach((element) => {
      element.after(Object.assign(document.createElement('div'), { textContent: '•' }));
    }),
  'an icon before each field': () =>
    document.querySelectorAll('main form input').forEach((element) => {
      element.before(document.createElement('span'));
    }),
  'an icon before each select': () =>
    document.querySelectorAll('main form select').forEach((element) => {
      element.before(document.createElement('span'));
    }),
  'an icon after the e-mail field, and attributes': () => {
    const email = document.querySelector('main form [name="Email"]');
    email?.setAttribute('data-com-password-manager', 'true');
    email?.after(document.createElement('x-password-icon'));
  },
  'each field wrapped': () =>
    document.querySelectorAll('main form input').forEach((element) => {
      const wrapper = document.createElement('div');
      element.replaceWith(wrapper);
      wrapper.append(element);
    }),
  'each select wrapped': () =>
    document.querySelectorAll('main form select').forEach((element) => {
      const wrapper = document.createElement('div');
      element.replaceWith(wrapper);
      wrapper.append(element);
    }),
  'the form wrapped': () => {
    const form = document.querySelector('main form')!;
    const wrapper = document.createElement('div');
    form.replaceWith(wrapper);
    wrapper.append(form);
  },
  'something at the beginning of the form': () =>
    document.querySelector('main form')!.prepend(document.createElement('b')),
  'something at the end of the form': () =>
    document.querySelector('main form')!.append(document.createElement('b')),
  'something behind the form': () =>
    document.querySelector('main form')!.after(document.createElement('iframe')),
  'something before the form': () =>
    document.querySelector('main form')!.before(document.createElement('div')),
  'labels in another language': () =>
    document.querySelectorAll('main form label').forEach((element) => {
      const [text] = element.childNodes;
      if (text instanceof Text) text.data = 'नाम';
    }),
  'hints removed': () =>
    document.querySelectorAll('main form [id$="hint"]').forEach((element) => element.remove()),
  'the privacy notice removed': () => document.querySelector('main form dl')?.remove(),
  'the button in another language': () => {
    document.querySelector('main form [type="submit"]')!.textContent = 'ऑर्डर';
  },
  'the button wrapped': () => {
    const button = document.querySelector('main form [type="submit"]')!;
    const wrapper = document.createElement('span');
    button.replaceWith(wrapper);
    wrapper.append(button);
  },
  'fields with style and class': () =>
    document
      .querySelectorAll<HTMLElement>('main form input, main form select')
      .forEach((element) => {
        element.style.backgroundColor = 'lightyellow';
        element.classList.add('autofilled');
      }),
  'fields without names for autofill': () =>
    document.querySelectorAll('main form input').forEach((element) => {
      element.removeAttribute('autocomplete');
      element.setAttribute('spellcheck', 'false');
    }),
  'ids of fields changed': () =>
    document.querySelectorAll('main form input').forEach((element, index) => {
      element.id = `field${index}`;
    }),
  'options added': () =>
    document.querySelectorAll('main form select').forEach((element) => {
      element.append(new Option('other', 'other'));
    }),
  'a translation by font elements': () => {
    const walker = document.createTreeWalker(
      document.getElementById('site')!,
      NodeFilter.SHOW_TEXT,
    );
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('option, noscript')) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
  },
  'a translation in place': () => {
    const walker = document.createTreeWalker(
      document.getElementById('site')!,
      NodeFilter.SHOW_TEXT,
    );
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && !text.parentElement?.closest('option')) text.data = `· ${text.data}`;
    }
  },
  'a translated heading': () => {
    document.querySelector('main h1')!.textContent = 'Überschrift';
  },
  'another language of the page': () => {
    document.documentElement.lang = 'hi';
    document.documentElement.classList.add('translated-ltr');
  },
  'the phone number of the footer wrapped': () => {
    const link = document.querySelector('footer a[href^="tel:"]')!;
    const wrapper = document.createElement('span');
    link.replaceWith(wrapper);
    wrapper.append(link);
  },
  'the phone number itself wrapped': () => {
    const link = document.querySelector('footer a[href^="tel:"]')!;
    const wrapper = document.createElement('span');
    wrapper.append(...link.childNodes);
    link.append(wrapper);
  },
  'links to networks removed': () =>
    document.querySelectorAll('footer a[href^="https:"]').forEach((element) => element.remove()),
  'the list of networks removed': () => document.querySelector('footer ul')?.remove(),
  'the subscription removed': () => document.querySelector('footer form')?.remove(),
  'the footer removed': () => document.querySelector('footer')?.remove(),
  'a drawing of the header removed': () => document.querySelector('header svg')?.remove(),
  'the logo replaced': () =>
    document.querySelector('header a')?.replaceChildren(document.createElement('img')),
  'a link of the header removed': () => document.querySelector('header nav a')?.remove(),
  'a banner before the header': () =>
    document.getElementById('site')!.prepend(document.createElement('aside')),
  'a banner behind the footer': () =>
    document.getElementById('site')!.append(document.createElement('aside')),
  'elements around the page': () => {
    document.body.prepend(document.createElement('div'));
    document.body.append(document.createElement('div'));
  },
  'a wrapper around the page': () => {
    const wrapper = document.createElement('div');
    wrapper.append(...document.getElementById('site')!.childNodes);
    document.getElementById('site')!.append(wrapper);
  },
  'pictures removed': () =>
    document.querySelectorAll('img, picture').forEach((element) => element.remove()),
  'pictures loaded later': () =>
    document.querySelectorAll('img').forEach((element) => {
      element.dataset.src = element.src;
      element.removeAttribute('src');
    }),
  'comments stripped': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
    const comments: Comment[] = [];
    while (walker.nextNode()) comments.push(walker.currentNode as Comment);
    comments.forEach((comment) => comment.remove());
  },
  'white space collapsed': () => {
    const walker = document.createTreeWalker(
      document.getElementById('site')!,
      NodeFilter.SHOW_TEXT,
    );
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      text.data = text.data.replace(/\s+/g, ' ').trim();
    }
  },
  'neighbouring texts joined': () => document.getElementById('site')!.normalize(),
  'links with trackers': () =>
    document.querySelectorAll('a').forEach((element) => element.setAttribute('ping', '/ping')),
  'links opened elsewhere': () =>
    document
      .querySelectorAll('main a')
      .forEach((element) => element.setAttribute('rel', 'noopener')),
  'all classes removed': () =>
    document
      .querySelectorAll('main [class]')
      .forEach((element) => element.removeAttribute('class')),
};

/** What keeps being done, for as long as the page is open. */
export const lastingChanges: Readonly<Record<string, () => void>> = {
  'icons put back whenever they go': () => {
    const add = () =>
      document.querySelectorAll('main form input').forEach((element) => {
        if (element.nextElementSibling?.localName !== 'x-icon')
          element.after(document.createElement('x-icon'));
      });
    add();
    new MutationObserver(add).observe(document.body, { childList: true, subtree: true });
  },
  'networks removed whenever they come': () => {
    const remove = () =>
      document.querySelectorAll('footer a[href^="https:"]').forEach((element) => element.remove());
    remove();
    new MutationObserver(remove).observe(document.body, { childList: true, subtree: true });
  },
};
