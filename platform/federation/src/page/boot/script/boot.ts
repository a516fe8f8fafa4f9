// Stands in every page, so that no cache can keep it damaged. It starts the shell's scripts when someone needs them, or when
// the page is drawn and idle; asks again for a file that fails or hangs; and says how to order when the shell cannot start.
import './retryFailedFiles';
import './tellFailedStart';
import './startWhenWanted';
import './tryAgain';
import './header';
