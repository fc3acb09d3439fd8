/** The contract's `searchNameLength` without its schemas, which no page loads. */
export const searchNameLength = 100
