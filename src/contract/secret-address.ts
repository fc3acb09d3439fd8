/** The query parameter in which a page's address carries a secret: a link of a mail. */
export const secretParameter = 'token'

/** Whether an address, with or without its origin, carries a secret: no copy of such a page is kept anywhere. */
export const carriesSecret = (address: string): boolean =>
  new URLSearchParams(/\?([^#]*)/.exec(address)?.[1]).has(secretParameter)
