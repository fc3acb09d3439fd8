/**
 * The platform's own parser of addresses, which browsers, workers and Node share. It is declared here because the
 * domain compiles without their types.
 */
declare const URL: {
  new (
    url: string,
    base?: string,
  ): Record<'origin' | 'href' | 'pathname' | 'search' | 'hash' | 'username' | 'password', string>
  canParse(url: string, base?: string): boolean
}

/** A placeholder site: an address that resolves to it is an address of this site, wherever it runs. */
const ownSite = 'https://site.invalid'

/** Browsers remove or turn around what these match before they read an address: nobody writes them in one on purpose. */
const neverWritten = /[\\\s\p{Cc}\p{Cf}\p{Surrogate}]/u

/**
 * Reads where a link inside this site leads: path, query and fragment, as the browser will read them; `null` for
 * anything that leads elsewhere (`//other`, `/\other`, `/.//other`), that runs (`javascript:`), or that is no path.
 * Every link whose address is not written in our code goes through here or through `readOutsideAddress`.
 */
export function readSitePath(given: unknown): string | null {
  if (typeof given !== 'string' || !given.startsWith('/') || neverWritten.test(given)) return null
  if (!URL.canParse(given, ownSite)) return null
  const { origin, pathname, search, hash } = new URL(given, ownSite)
  // A path that begins with two slashes would lead to another site when it is read again.
  return origin !== ownSite || pathname.startsWith('//') ? null : pathname + search + hash
}

/**
 * Reads the address of another site's page, as one that we, the bank or an account names; `null` unless it is a whole
 * HTTP address without a user, which would hide the site (`https://caixa.gov.br@other`).
 */
export function readOutsideAddress(given: unknown): string | null {
  if (typeof given !== 'string' || neverWritten.test(given)) return null
  if (!/^https?:\/\/[^/]/i.test(given) || !URL.canParse(given)) return null
  const { href, username, password } = new URL(given)
  return username === '' && password === '' ? href : null
}
