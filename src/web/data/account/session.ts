import { queryOptions, useQuery } from '@tanstack/react-query'
import type { SessionEntry, Me } from '#contract/account-schemas.ts'
import type { ErrorCode } from '#contract/error-codes.ts'
import { clearOfflineAnswers } from '../offline-answers.ts'
import { clearOfflinePages } from '../offline-pages.ts'
import { clearAccountCaches } from './account-caches.ts'
import { removeStored, removeAllStored, readStored, writeStored } from '../../framework/browser-storage.ts'
import { callApi, onRefused, ServerUnreachable } from '../api-client.ts'
import { queryClient } from '../query-client.ts'
import { clearVisitorId, findVisitorId } from './visitor-id.ts'

/**
 * Storage key of the last known account. It serves display only: the server alone decides what an account may see.
 */
const sessionKey = 'session'

let storedText: string | null = null
let storedAccount: Me | null = null

/**
 * Returns the account of the server's last answer, as this browser stored it, the same object until it changes; for
 * display only.
 */
export function storedMe(): Me | null {
  const text = readStored(sessionKey)
  if (text !== storedText) {
    storedText = text
    storedAccount = parseStoredMe(text)
  }
  return storedAccount
}

function parseStoredMe(text: string | null): Me | null {
  try {
    return JSON.parse(text ?? 'null') as Me | null
  } catch {
    return null
  }
}

/** Returns the last known account, also while the server has not answered yet. */
export const lastKnownAccount = (): Me | null => {
  const entry = queryClient.getQueryData<SessionEntry>(['entry'])
  return entry === undefined ? storedMe() : entry.me
}

const storeAccount = (me: Me | null): void =>
  me === null ? removeStored(sessionKey) : writeStored(sessionKey, JSON.stringify(me))

/**
 * The signed-in account. When the server cannot be reached, it is the last known account, so that the last seen data
 * can be shown.
 */
export const sessionQuery = queryOptions({
  queryKey: ['entry'],
  queryFn: async ({ signal }): Promise<SessionEntry> => {
    try {
      const entry = await callApi('GET /api/auth/session', { signal })
      storeAccount(entry.me)
      return entry
    } catch (error) {
      if (!(error instanceof ServerUnreachable)) throw error
      return { me: lastKnownAccount(), demonstration: false }
    }
  },
})

/** The account, `null` when nobody is signed in, `undefined` while that is not known yet. */
export const useMe = (): Me | null | undefined => useQuery(sessionQuery).data?.me

/** Fetches the session again. page-guard.ts handles the consequences of a different answer. */
const refetchSession = () =>
  void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }, { cancelRefetch: false })

/** Notifies the other tabs that the signed-in account has changed. */
const accountChannel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('account')
accountChannel?.addEventListener('message', refetchSession)

/**
 * Fetches the session again when the page is restored from the browser's memory or returns after a minute in the
 * background.
 */
export function refetchOnReturn(page: Window, now: () => number): void {
  let hiddenAt = Number.POSITIVE_INFINITY
  page.addEventListener('pageshow', ({ persisted }) => persisted && refetchSession())
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') hiddenAt = now()
    else if (now() - hiddenAt > 60_000) refetchSession()
  })
}

const accountErrorCodes = new Set([
  'no_session',
  'not_yours',
  'password_change_required',
  'plan_suspended',
  'access_expired',
] satisfies ErrorCode[])
onRefused(({ code }) => (accountErrorCodes as Set<string | null>).has(code) && refetchSession())

/** Applies a change to the account (after a PATCH, after reading notifications) on every page. */
export function setMe(change: Partial<Me>): void {
  queryClient.setQueryData(sessionQuery.queryKey, entry => {
    if (!entry?.me) return entry
    const me = { ...entry.me, ...change }
    storeAccount(me)
    return { ...entry, me }
  })
}

/** Removes the cached answers of the previous account, so that the next one does not see them. */
export const clearAccountQueries = (): void =>
  queryClient.removeQueries({ predicate: query => query.queryKey[0] !== sessionQuery.queryKey[0] })

/**
 * Sets the account. On sign-out the previous account's answers are removed only after the page has changed
 * (page-guard.ts); otherwise the page would fetch them again.
 */
async function setAccount(me: Me | null): Promise<void> {
  storeAccount(me)
  const demonstration = queryClient.getQueryData(sessionQuery.queryKey)?.demonstration ?? false
  await queryClient.cancelQueries()
  if (me !== null) clearAccountQueries()
  queryClient.setQueryData(sessionQuery.queryKey, { me, demonstration })
  accountChannel?.postMessage('changed')
}

async function finishSignIn(me: Me): Promise<Me> {
  clearVisitorId()
  await clearOfflinePages().catch(() => undefined)
  await setAccount(me)
  return me
}

/**
 * @throws RequestRefused (`invalid_credentials`, `access_expired`, `too_many_requests`, `sign_in_by_mail`),
 * ServerUnreachable
 */
export const signInAccount = async (email: string, password: string): Promise<Me> =>
  finishSignIn(
    await callApi('POST /api/auth/sign-in/email', {
      body: { email, password, anonymousId: findVisitorId() },
    }),
  )

/** @throws RequestRefused (`link_invalid`, `access_expired`, `too_many_requests`), ServerUnreachable */
export const signInByLink = async (token: string): Promise<Me> =>
  finishSignIn(
    await callApi('POST /api/auth/sign-in/link', { body: { token, anonymousId: findVisitorId() } }),
  )

/** Available only where the server offers the demonstration account. */
export const signInToDemo = async (): Promise<Me> =>
  finishSignIn(await callApi('POST /api/auth/demo', { body: { anonymousId: findVisitorId() } }))

/**
 * Ends the session on the server and clears the account in this browser. @throws ServerUnreachable: then nothing has
 * changed
 */
export async function signOut(): Promise<void> {
  for (const leaving of signOutListeners) await leaving()
  await callApi('POST /api/auth/sign-out', {})
  await clearAccount()
}

/** Clears the account in this browser (signed out, deleted, session ended elsewhere). */
export async function clearAccount(): Promise<void> {
  await clearStoredAccount(lastKnownAccount()?.user.id ?? null)
  removeAllStored('account:')
  await setAccount(null)
}

/** Storage keys of the account without the prefix `account:`; all its other keys have it. */
const chatKeys = ['currentChatId', 'prefEmailAlerts', 'prefDealAlerts', 'prefNewsTips']

/** Clears the leaving account's data in this browser, except cached answers. */
export async function clearStoredAccount(leaver: string | null): Promise<void> {
  for (const key of chatKeys) {
    removeStored(key)
    removeStored(key, 'sessionStorage')
  }
  for (const forgetting of clearListeners) await forgetting(leaver)
  // The session is over even when the browser fails to delete its copies.
  await Promise.allSettled([clearOfflineAnswers(), clearOfflinePages(), clearAccountCaches()])
}

let departures = 0

/** Whether somebody has signed out and the page on which it happened is still shown. */
export const isLeavingAccount = (): boolean => departures > 0

/** Counts the shown page as the account's until `shown` has settled. */
export async function leaveAccount(shown: Promise<void>): Promise<void> {
  departures += 1
  try {
    await shown
  } finally {
    departures -= 1
  }
}

type ClearListener = (leaver: string | null) => void | Promise<void>

const clearListeners = new Set<ClearListener>()
const signOutListeners = new Set<() => Promise<void>>()

/** Registers how a module clears the account's data that it stores in this browser. */
export function onAccountCleared(work: ClearListener): void {
  clearListeners.add(work)
}

/** Registers work that the server must receive before the session ends. */
export function onSignOut(work: () => Promise<void>): void {
  signOutListeners.add(work)
}
