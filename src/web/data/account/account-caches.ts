/** The prefix of the names of caches with an account's data. */
const accountPrefix = 'account:'

/** The name of the account's cache for this purpose. */
export const accountCacheName = (account: string, purpose: string): string =>
  `${accountPrefix}${account}:${purpose}`

/** Deletes the caches of all accounts in this browser. */
export async function clearAccountCaches(): Promise<void> {
  if (typeof caches === 'undefined') return
  const names = (await caches.keys()).filter(name => name.startsWith(accountPrefix))
  await Promise.all(names.map(name => caches.delete(name)))
}
