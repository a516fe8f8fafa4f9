/** Federation needs time to find its libraries before anything imports them. */
void import('./alone.js');
export {};
