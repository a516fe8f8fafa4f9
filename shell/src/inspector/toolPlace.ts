import styles from './toolPlace.module.css';

/** What marks the tools' own elements, which are not part of the site. */
export const TOOL = 'data-tool';

let place: HTMLElement | undefined;

/** Makes an element of its own for a tool, at the bottom of every screen. */
export function toolPlace(): HTMLElement {
  if (!place) {
    place = document.createElement('div');
    place.className = styles.place ?? '';
    place.setAttribute(TOOL, '');
    document.body.append(place);
  }
  const own = document.createElement('div');
  place.append(own);
  return own;
}
