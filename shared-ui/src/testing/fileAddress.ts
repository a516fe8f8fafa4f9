/** What an imported picture is in tests: some address. */
export default '/picture';
