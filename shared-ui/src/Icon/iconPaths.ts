/**
 * The icons, as strokes on a grid of 24 units. Each is an export of its own, so that a script has those alone that it draws:
 * `import * as iconPaths`, `iconPaths.phone`.
 */
export const alert = 'M12 4 2.8 19.5h18.4L12 4ZM12 10v4.5M12 17v.2';
export const check = 'm5 12.5 4.5 4.5L19 7.5';
export const chevronDown = 'm6 9 6 6 6-6';
export const chevronLeft = 'm15 6-6 6 6 6';
export const chevronRight = 'm9 6 6 6-6 6';
export const close = 'M6 6l12 12M18 6 6 18';
export const facebook =
  'M14 21v-8h3l.5-3.5H14V7.2c0-1 .5-1.7 1.8-1.7H18V2.3C17.5 2.2 16.5 2 15.4 2 12.7 2 11 3.6 11 6.6v2.9H8V13h3v8';
export const info = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.5M12 7.5v.2';
export const instagram =
  'M7.5 3h9A4.5 4.5 0 0 1 21 7.5v9a4.5 4.5 0 0 1-4.5 4.5h-9A4.5 4.5 0 0 1 3 16.5v-9A4.5 4.5 0 0 1 7.5 3ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM17 6.9v.2';
export const linkedin =
  'M5.5 3h13A2.5 2.5 0 0 1 21 5.5v13a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 18.5v-13A2.5 2.5 0 0 1 5.5 3ZM7.8 10.5v6.2M7.8 7.3v.2M11.5 16.7v-6.2M11.5 13.2c0-1.6 1-2.7 2.5-2.7s2.4 1 2.4 2.7v3.5';
export const mail =
  'M4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-11A1.5 1.5 0 0 1 4.5 5ZM3.5 6.5 12 13l8.5-6.5';
export const menu = 'M4 7h16M4 12h16M4 17h16';
export const pause = 'M8.5 6v12M15.5 6v12';
export const phone =
  'M6.6 3.5h2.6l1.5 4.2-2 1.6a11.5 11.5 0 0 0 6 6l1.6-2 4.2 1.5v2.6a2.1 2.1 0 0 1-2.3 2.1C10.7 18.8 5.2 13.3 4.5 5.8a2.1 2.1 0 0 1 2.1-2.3Z';
export const pin =
  'M12 21.5c4.5-4.6 7-8.2 7-11.5a7 7 0 1 0-14 0c0 3.3 2.5 6.9 7 11.5ZM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z';
export const play = 'M8 5.5v13l10.5-6.5L8 5.5Z';
export const whatsapp =
  'M3.5 20.5 4.9 16A8.5 8.5 0 1 1 8 19.2l-4.5 1.3ZM9 8.2c-.600.9-.500 2 .8 3.9 1.4 1.9 2.7 2.8 4 3 1 .1 1.9-.5 2-1.5l-2.1-1.1-1 1c-.9-.400-1.8-1.3-2.2-2.2l.9-1L10.4 8 9 8.2Z';
