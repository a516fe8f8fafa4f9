// Stands in every page, so that no cache can keep it damaged. It starts the shell's scripts when someone needs them, or when
// the page is drawn and idle. It notices what fails, and then loads the repair script, which most visits do without.
import './loadRepair';
import './noticeFailures';
import '../header/header';
import './startWhenWanted';
