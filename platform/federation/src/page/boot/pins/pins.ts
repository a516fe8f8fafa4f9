// Stands behind the pins of a deployment, in the first script of a page.
import './markSheets';
