// Stands in every page, so that no cache can keep it damaged. It keeps what is typed, and starts the shell's scripts when someone
// needs them, or when the page is drawn and idle.
import { BOOTED, FULLY_RENDERED } from '@site/contracts/boot';
import './forms';
import './header';
import './scrolling';
import './startWhenWanted';

const root = document.documentElement;
root.setAttribute(BOOTED, '');

// Sections that are not laid out have an estimated height: the key would lead to where the page was thought to end.
addEventListener('keydown', ({ key }) => key === 'End' && root.setAttribute(FULLY_RENDERED, ''));
