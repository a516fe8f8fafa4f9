/** The texts of the runtime's errors. A message keeps its number, and the address of the library's page that explains it. */
const none: Readonly<Record<string, string>> = {};

export { none as buildDescMap, none as errorDescMap, none as runtimeDescMap, none as typeDescMap };
