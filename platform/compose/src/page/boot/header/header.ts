// What the header's menus and links need beside the browser's own behaviour. Development pages have it without the rest.
import './menus';
import './languageLink';
