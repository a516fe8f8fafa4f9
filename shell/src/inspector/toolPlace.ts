import styles from './toolPlace.module.css';

/** What marks the tools' own elements, which are not part of the site. */
export const TOOL = 'data-tool';

/** Adds an element for a tool, at the bottom of every screen. */
export function toolPlace(): HTMLElement {
  const place = document.createElement('div');
  place.className = styles.place ?? '';
  place.setAttribute(TOOL, '');
  document.body.append(place);
  return place;
}
