import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Entry, Me } from '#contract/account.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { forgetSeen } from '../catalogue/seen-answers.ts'
import { forget, forgetAll, recall, remember } from '../../ui/remembered.ts'
import { callApi, onRefused, Unreachable } from '../client.ts'
import { queries } from '../query-client.ts'
import { forgetVisitor, knownVisitorId } from './visitor.ts'

/** What was last known of the account, for display alone: who may see what, only the server says. */
const key = 'session'

/** Who was here when the server last said; for display alone. */
export function rememberedMe(): Me | null {
  try {
    return JSON.parse(recall(key) ?? 'null') as Me | null
  } catch {
    return null
  }
}

/** Who was here when last anything was heard, for as long as the server has not answered. */
export const lastSeen = (): Me | null => {
  const entry = queries.getQueryData<Entry>(['entry'])
  return entry === undefined ? rememberedMe() : entry.me
}

const keep = (me: Me | null): void => (me === null ? forget(key) : remember(key, JSON.stringify(me)))

/** Who is here. Without a server: who was here last, to show what was last seen. */
export const entryQuery = queryOptions({
  queryKey: ['entry'],
  queryFn: async ({ signal }): Promise<Entry> => {
    try {
      const entry = await callApi('GET /api/auth/session', { signal })
      keep(entry.me)
      return entry
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error
      return { me: lastSeen(), demonstration: false }
    }
  },
})

/** The account, `null` when nobody is signed in, `undefined` while that is not known yet. */
export const useMe = (): Me | null | undefined => useQuery(entryQuery).data?.me

/** Asks again who is here; what follows from another answer, guard.ts does. */
const askAgain = () =>
  void queries.invalidateQueries({ queryKey: entryQuery.queryKey }, { cancelRefetch: false })

/** Another word for the other tabs: who is signed in here has changed. */
const otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('account')
otherTabs?.addEventListener('message', askAgain)

/** A page that comes back, from the browser's memory or after a minute in the background, asks anew. */
export function askOnReturn(page: Window, now: () => number): void {
  let hiddenAt = Number.POSITIVE_INFINITY
  page.addEventListener('pageshow', ({ persisted }) => persisted && askAgain())
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') hiddenAt = now()
    else if (now() - hiddenAt > 60_000) askAgain()
  })
}

const aboutTheAccount = new Set([
  'no_session',
  'not_yours',
  'password_change_required',
  'plan_suspended',
  'access_expired',
] satisfies ErrorCode[])
onRefused(({ code }) => (aboutTheAccount as Set<string | null>).has(code) && askAgain())

/** Puts a changed account (after a PATCH, after reading notifications) where every page reads it. */
export function updateMe(change: Partial<Me>): void {
  queries.setQueryData(entryQuery.queryKey, entry => {
    if (!entry?.me) return entry
    const me = { ...entry.me, ...change }
    keep(me)
    return { ...entry, me }
  })
}

/** Nothing that was asked for somebody else is shown to who comes next. */
export const dropAnswers = (): void =>
  queries.removeQueries({ predicate: query => query.queryKey[0] !== entryQuery.queryKey[0] })

/** The answers of who leaves go once the page has turned (guard.ts): it would ask for them again, in vain. */
async function become(me: Me | null): Promise<void> {
  keep(me)
  const demonstration = queries.getQueryData(entryQuery.queryKey)?.demonstration ?? false
  await queries.cancelQueries()
  if (me !== null) dropAnswers()
  queries.setQueryData(entryQuery.queryKey, { me, demonstration })
  otherTabs?.postMessage('changed')
}

async function entered(me: Me): Promise<Me> {
  forgetVisitor()
  await become(me)
  return me
}

/** @throws Refused (`invalid_credentials`, `access_expired`, `too_many_requests`), Unreachable */
export const signIn = async (email: string, password: string): Promise<Me> =>
  entered(
    await callApi('POST /api/auth/sign-in/email', {
      body: { email, password, anonymousId: knownVisitorId() },
    }),
  )

/** Only where the server offers it. */
export const signInToDemonstration = async (): Promise<Me> =>
  entered(await callApi('POST /api/auth/demo', { body: { anonymousId: knownVisitorId() } }))

/** Ends the session on the server and forgets the account here. @throws Unreachable: then nothing has changed */
export async function signOut(): Promise<void> {
  for (const leaving of beforeLeaving) await leaving()
  await callApi('POST /api/auth/sign-out', {})
  await forgetAccount()
}

/** The account is gone here (signed out, deleted, session ended elsewhere). */
export async function forgetAccount(): Promise<void> {
  await forgetKept(lastSeen()?.user.id ?? null)
  forgetAll('account:')
  await become(null)
}

/** Kept under the requirements' own names; all else of an account is under `account:`. */
const chatKeys = ['currentChatId', 'prefEmailAlerts', 'prefDealAlerts', 'prefNewsTips']

/** What this browser keeps of the account that leaves, besides answers. */
export async function forgetKept(leaver: string | null): Promise<void> {
  for (const key of chatKeys) {
    forget(key)
    forget(key, 'sessionStorage')
  }
  for (const forgetting of beforeForgetting) await forgetting(leaver)
  // The session is over whether or not the browser lets go of its copies.
  await forgetSeen().catch(() => undefined)
}

type Forgetting = (leaver: string | null) => void | Promise<void>

const beforeForgetting = new Set<Forgetting>()
const beforeLeaving = new Set<() => Promise<void>>()

/** What keeps something of the account in this browser says here how it forgets it. */
export function onForgetting(work: Forgetting): void {
  beforeForgetting.add(work)
}

/** What the server has to learn before the session ends. */
export function onLeaving(work: () => Promise<void>): void {
  beforeLeaving.add(work)
}
