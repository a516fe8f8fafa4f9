/**
 * The icons, as strokes on a grid of 24 units, in whole ones wherever it can be: pages hold them. Each is an export of its own,
 * so that a script has those alone that it draws: `iconPaths.phone`.
 */
export const alert = 'M12 4 3 19h18ZM12 10v4M12 16v.2';
export const check = 'm5 12 5 5 9-9';
export const chevronDown = 'm6 9 6 6 6-6';
export const chevronLeft = 'm15 6-6 6 6 6';
export const chevronRight = 'm9 6 6 6-6 6';
export const close = 'm6 6 12 12M18 6 6 18';
export const facebook = 'M13 21V8q0-4 4-4M9 12h7';
export const info = 'M12 4a8 8 0 1 0 .1 0ZM12 11v5M12 8v.2';
export const instagram =
  'M3 7q0-4 4-4h10q4 0 4 4v10q0 4-4 4H7q-4 0-4-4ZM12 8a4 4 0 1 0 .1 0ZM17 7v.2';
export const linkedin =
  'M3 7q0-4 4-4h10q4 0 4 4v10q0 4-4 4H7q-4 0-4-4ZM8 11v6M8 7v.2M12 17v-6M12 14q0-3 2-3t2 3v3';
export const mail = 'M3 7q0-2 2-2h14q2 0 2 2v10q0 2-2 2H5q-2 0-2-2ZM3 7l9 6 9-6';
export const menu = 'M4 7h16M4 12h16M4 17h16';
export const pause = 'M8 6v12M16 6v12';
export const phone = 'M6 4h3l2 4-2 2q2 4 5 5l2-2 4 2v3q0 2-2 2C10 20 4 14 4 6q0-2 2-2Z';
export const pin = 'M12 21q7-7 7-11a7 7 0 1 0-14 0q0 4 7 11ZM12 8a2 2 0 1 0 .1 0Z';
export const play = 'M8 5v14l11-7Z';
export const whatsapp = 'm4 20 1-4a8 8 0 1 1 3 3ZM9 8q-1 3 2 6t5 1l-2-2-1 1q-2-1-3-3l1-1Z';
