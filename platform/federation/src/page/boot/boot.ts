// Stands in every page, so that no cache can keep it damaged. It keeps what is typed, and starts the shell's scripts when someone
// needs them, or when the page is drawn and idle.
import './forms';
import './header/header';
import './startWhenWanted';
