const catalogue =
  /^\/api\/(properties(\/(count|facets|map(\/(clusters|neighborhoods))?|listed|curated\/[a-z]+|\d+\/facts))?|states(\/[A-Z]{2}\/(cities|municipalities))?|stats|regions\/[^/]+\/[^/]+)$/

/** Whether an answer to a GET of this path may be stored: only the public catalogue, nothing of an account. */
export const isCacheablePath = (path: string): boolean => catalogue.test(path)
