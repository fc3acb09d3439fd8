/** The query parameter in which a page's address carries a secret: a link of a mail. */
export const secretParameter = 'token'

const decode = (name: string): string => {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** Whether an address, with or without its origin, carries a secret: no copy of such a page is kept anywhere. */
export const carriesSecret = (address: string): boolean =>
  (/\?([^#]*)/.exec(address)?.[1] ?? '')
    .split('&')
    .some(part => decode(part.split('=')[0] ?? '') === secretParameter)
