/** Set when the shell is built: whether the site has a list of all products. */
declare const HAS_CATALOGUE: boolean;
