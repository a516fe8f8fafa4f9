/** What an imported drawing is in tests: some address. */
export default '/drawing.svg';
