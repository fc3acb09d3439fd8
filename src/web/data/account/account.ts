import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Entry, Me } from '#contract/account.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { forgetSeen } from '../catalogue/seen-answers.ts'
import { forget, forgetAll, recall, remember } from '../../ui/remembered.ts'
import { callApi, onRefused, Unreachable } from '../client.ts'
import { queries } from '../query-client.ts'
import { forgetVisitor, knownVisitorId } from './visitor.ts'

/**
 * Storage key of the last known account. It serves display only: the server alone decides what an account may see.
 */
const key = 'session'

/** Returns the account of the server's last answer, as this browser stored it; for display only. */
export function rememberedMe(): Me | null {
  try {
    return JSON.parse(recall(key) ?? 'null') as Me | null
  } catch {
    return null
  }
}

/** Returns the last known account, also while the server has not answered yet. */
export const lastSeen = (): Me | null => {
  const entry = queries.getQueryData<Entry>(['entry'])
  return entry === undefined ? rememberedMe() : entry.me
}

const keep = (me: Me | null): void => (me === null ? forget(key) : remember(key, JSON.stringify(me)))

/**
 * The signed-in account. When the server cannot be reached, it is the last known account, so that the last seen data
 * can be shown.
 */
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

/** Fetches the session again. guard.ts handles the consequences of a different answer. */
const askAgain = () =>
  void queries.invalidateQueries({ queryKey: entryQuery.queryKey }, { cancelRefetch: false })

/** Notifies the other tabs that the signed-in account has changed. */
const otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('account')
otherTabs?.addEventListener('message', askAgain)

/**
 * Fetches the session again when the page is restored from the browser's memory or returns after a minute in the
 * background.
 */
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

/** Applies a change to the account (after a PATCH, after reading notifications) on every page. */
export function updateMe(change: Partial<Me>): void {
  queries.setQueryData(entryQuery.queryKey, entry => {
    if (!entry?.me) return entry
    const me = { ...entry.me, ...change }
    keep(me)
    return { ...entry, me }
  })
}

/** Removes the cached answers of the previous account, so that the next one does not see them. */
export const dropAnswers = (): void =>
  queries.removeQueries({ predicate: query => query.queryKey[0] !== entryQuery.queryKey[0] })

/**
 * Sets the account. On sign-out the previous account's answers are removed only after the page has changed
 * (guard.ts), because the page would fetch them again in vain.
 */
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

/** Available only where the server offers the demonstration account. */
export const signInToDemonstration = async (): Promise<Me> =>
  entered(await callApi('POST /api/auth/demo', { body: { anonymousId: knownVisitorId() } }))

/**
 * Ends the session on the server and clears the account in this browser. @throws Unreachable: then nothing has
 * changed
 */
export async function signOut(): Promise<void> {
  for (const leaving of beforeLeaving) await leaving()
  await callApi('POST /api/auth/sign-out', {})
  await forgetAccount()
}

/** Clears the account in this browser (signed out, deleted, session ended elsewhere). */
export async function forgetAccount(): Promise<void> {
  await forgetKept(lastSeen()?.user.id ?? null)
  forgetAll('account:')
  await become(null)
}

/** Storage keys of the account without the prefix `account:`; all its other keys have it. */
const chatKeys = ['currentChatId', 'prefEmailAlerts', 'prefDealAlerts', 'prefNewsTips']

/** Clears what this browser stores of the leaving account, besides cached answers. */
export async function forgetKept(leaver: string | null): Promise<void> {
  for (const key of chatKeys) {
    forget(key)
    forget(key, 'sessionStorage')
  }
  for (const forgetting of beforeForgetting) await forgetting(leaver)
  // The session is over even when the browser fails to delete its copies.
  await forgetSeen().catch(() => undefined)
}

type Forgetting = (leaver: string | null) => void | Promise<void>

const beforeForgetting = new Set<Forgetting>()
const beforeLeaving = new Set<() => Promise<void>>()

/** Registers how a module clears the account's data that it stores in this browser. */
export function onForgetting(work: Forgetting): void {
  beforeForgetting.add(work)
}

/** Registers work that the server must receive before the session ends. */
export function onLeaving(work: () => Promise<void>): void {
  beforeLeaving.add(work)
}
