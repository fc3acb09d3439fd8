import type { SessionEntry, Me } from '#contract/account-schemas.ts'
import { pagePaths } from '#contract/page-paths.ts'
import {
  clearAccountQueries,
  sessionQuery,
  clearStoredAccount,
  leaveAccount,
  lastKnownAccount,
} from './session.ts'
import { restrictedPath } from './restricted-path.ts'
import { readSafeReturn } from './safe-return.ts'
import { queryClient } from '../query-client.ts'
import { type PageLocation, readTextParameter } from '../../framework/page-location.ts'
import type { NavigationTarget } from '../../framework/page-navigation.ts'

/** Milliseconds after which a page opens with the last known account while the server has not answered. */
const sessionTimeoutMs = 2_500

/** The account state of the guard's last decision; a different one makes it decide again. */
let decidedOn: string | null = null
const accountState = (me: Me | null): string =>
  me === null ? 'nobody' : `${me.user.id} ${restrictedPath(me, Date.now())}`

/**
 * Returns the known account; if it is over a minute old, it is refetched meanwhile, and `followAccount` lets the
 * guard decide again. For a restricted account, and before the first answer on this page, it waits for the server;
 * when the server is slow or away, it returns the last known account.
 */
async function findCurrentAccount(): Promise<Me | null> {
  const answer = queryClient.fetchQuery(sessionQuery).then(entry => entry.me, lastKnownAccount)
  const known = queryClient.getQueryData<SessionEntry>(sessionQuery.queryKey)?.me
  if (known && restrictedPath(known, Date.now()) === null) {
    decidedOn = accountState(known)
    return known
  }
  const later = new Promise<Me | null>(resolve => {
    setTimeout(() => resolve(lastKnownAccount()), sessionTimeoutMs)
  })
  const me = await Promise.race([answer, later])
  decidedOn = accountState(me)
  return me
}

const isConfined = (me: Me, href: string): boolean =>
  restrictedPath(me, Date.now()) !== null && !href.startsWith(pagePaths.profile)

/**
 * Decides what opens instead of a protected page, in this order: without a session → /login (and back here afterwards);
 * provisional password, suspended or expired plan → /profile. The server refuses the same calls.
 */
export async function guardPage({ href }: PageLocation): Promise<NavigationTarget | undefined> {
  const me = await findCurrentAccount()
  if (me === null) return { to: pagePaths.login, search: href === pagePaths.home ? {} : { redirect: href } }
  return isConfined(me, href) ? { to: pagePaths.profile } : undefined
}

/** Decides what opens instead of a page that has a separate form for visitors. */
export async function guardAccount({ href }: PageLocation): Promise<NavigationTarget | undefined> {
  const me = await findCurrentAccount()
  return me !== null && isConfined(me, href) ? { to: pagePaths.profile } : undefined
}

/** Decides what opens instead of /login: for a signed-in account the page that led there. */
export async function continueAfterSignIn({ query }: PageLocation): Promise<NavigationTarget | undefined> {
  if ((await findCurrentAccount()) === null) return undefined
  return { to: readSafeReturn(readTextParameter(query.redirect)), replace: true }
}

/**
 * Follows changes of the account from this page, another tab, or a refusal. `decide` makes the guard of the open page
 * decide again, `leave` opens /login and resolves once it is shown, `reload` reloads the page.
 */
export function followAccount(
  decide: () => Promise<void>,
  leave: () => Promise<void>,
  reload: () => void,
): void {
  let owner = lastKnownAccount()?.user.id ?? null
  queryClient.getQueryCache().subscribe(event => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (event.query.queryKey[0] !== sessionQuery.queryKey[0]) return
    const { data, dataUpdateCount } = event.query.state
    const { me } = data as SessionEntry
    const leaver = owner
    const left = owner !== null && owner !== me?.user.id
    owner = me?.user.id ?? null
    if (left && me !== null && !event.action.manual) {
      // The account has changed: what was typed and loaded on this page does not belong to the new one.
      void clearStoredAccount(leaver).then(reload)
      return
    }
    const changed = decidedOn !== null && decidedOn !== accountState(me)
    if (changed) decidedOn = accountState(me)
    const signedOut = left && me === null && event.action.manual
    const turned = signedOut ? leaveAccount(leave()) : changed ? decide() : Promise.resolve()
    // Before the first answer no request was made for any account.
    if (left)
      void turned
        .then(() => clearStoredAccount(leaver))
        .then(() => dataUpdateCount > 1 && clearAccountQueries())
  })
}
