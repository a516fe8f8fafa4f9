/** Stub for imported pictures. */
export default '/picture';
