import { redirect } from '@tanstack/react-router'
import type { Entry, Me } from '#contract/account.ts'
import { pagePaths } from '#contract/pages.ts'
import { dropAnswers, entryQuery, forgetKept, lastSeen } from './data/account/account.ts'
import { confined } from './data/account/confined.ts'
import { safeReturn } from './data/account/safe-return.ts'
import { queries } from './data/query-client.ts'

/** Milliseconds after which a page opens on who was here last, while the server still thinks. */
const patience = 2_500

/** On what the guard last decided; another one makes it decide again. */
let decidedOn: string | null = null
const standing = (me: Me | null): string =>
  me === null ? 'nobody' : `${me.user.id} ${confined(me, Date.now())}`

/**
 * Who was here a moment ago; is that over a minute old, the server is asked beside, and `followAccount` lets the guard
 * decide again. Whom it would hold back, and until this page knows anybody: as the server has it; a server that is
 * slow or away: who was here last.
 */
async function whoIsHere(): Promise<Me | null> {
  const answer = queries.fetchQuery(entryQuery).then(entry => entry.me, lastSeen)
  const known = queries.getQueryData<Entry>(entryQuery.queryKey)?.me
  if (known && confined(known, Date.now()) === null) {
    decidedOn = standing(known)
    return known
  }
  const later = new Promise<Me | null>(resolve => {
    setTimeout(() => resolve(lastSeen()), patience)
  })
  const me = await Promise.race([answer, later])
  decidedOn = standing(me)
  return me
}

/**
 * Before a protected page opens, in the order of the requirements: nobody signed in → /login (and back here
 * afterwards), provisional password, suspended or expired plan → /profile. The server refuses the same.
 */
export async function guard({ location }: { location: { href: string } }): Promise<void> {
  const me = await whoIsHere()
  if (me === null) {
    const search = location.href === pagePaths.home ? {} : { redirect: location.href }
    throw redirect({ to: pagePaths.login, search })
  }
  if (confined(me, Date.now()) !== null && !location.href.startsWith(pagePaths.profile)) {
    throw redirect({ to: pagePaths.profile })
  }
}

/** Before /login opens: who is signed in already, or has just become so, goes on. */
export async function goOn({ search }: { search: { redirect?: string } }): Promise<void> {
  if ((await whoIsHere()) !== null) throw redirect({ href: safeReturn(search.redirect), replace: true })
}

/**
 * Follows who is here from now on, whatever told so: this page, another tab, a refusal. `decide` lets the
 * guard of the open page decide again, `leave` opens /login, `reload` begins the page anew.
 */
export function followAccount(
  decide: () => Promise<void>,
  leave: () => Promise<void>,
  reload: () => void,
): void {
  let owner = lastSeen()?.user.id ?? null
  queries.getQueryCache().subscribe(event => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (event.query.queryKey[0] !== entryQuery.queryKey[0]) return
    const { data, dataUpdateCount } = event.query.state
    const { me } = data as Entry
    const leaver = owner
    const left = owner !== null && owner !== me?.user.id
    owner = me?.user.id ?? null
    if (left && me !== null && !event.action.manual) {
      // Another account than this page was drawn for: what was typed and asked in it is not for this one.
      void forgetKept(leaver).then(reload)
      return
    }
    const changed = decidedOn !== null && decidedOn !== standing(me)
    if (changed) decidedOn = standing(me)
    const signedOut = left && me === null && event.action.manual
    const turned = signedOut ? leave() : changed ? decide() : Promise.resolve()
    // Before the first answer nothing was asked in anybody's name.
    if (left) void turned.then(() => forgetKept(leaver)).then(() => dataUpdateCount > 1 && dropAnswers())
  })
}
