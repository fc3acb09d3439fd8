import { useEffect } from 'react'
import { clampTargetRoi, defaultTargetRoi, isTargetRoi } from '#domain/judgement/target-roi.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { callApi, isFinalRefusal } from '../api-client.ts'
import { storedValue } from '../stored-value.ts'
import { watchOwner } from './saved-owner.ts'
import { lastKnownAccount, onAccountCleared, onSignOut, setMe } from './session.ts'
import { useBrowserValue } from '../../ui/use-browser-value.ts'

/** Milliseconds before a change is sent: what is typed passes through other values. */
const typingMs = 400
/** Milliseconds before a change is sent again to a server that was away. */
const retryMs = 30_000

/** The target that a visitor chose on this device; `null` = none. */
const visitorTarget = storedValue<number | null>('visitor:target-roi', null, isTargetRoi)

/** An account's choice that the server has not confirmed; the last one counts. */
interface UnsentTarget {
  account: string
  target: number
}

const isUnsentTarget = (value: unknown): boolean => {
  const { account, target } = (value ?? {}) as Partial<UnsentTarget>
  return typeof account === 'string' && isTargetRoi(target)
}

/** Keys with the prefix `account:` are cleared on sign-out (session.ts). */
const unsentTarget = storedValue<UnsentTarget | null>('account:target-roi', null, isUnsentTarget)

const listeners = new Set<() => void>()
let next: ReturnType<typeof setTimeout> | undefined
let sending: Promise<void> | null = null
let watching = false

const announce = (): void => {
  for (const listener of listeners) listener()
}

/** Returns the unsent choice of the account that is signed in. */
function findUnsent(): UnsentTarget | null {
  const unsent = unsentTarget.get()
  return unsent !== null && unsent.account === lastKnownAccount()?.user.id ? unsent : null
}

/** Returns the chosen target of the account or, while nobody is signed in, of the visitor; `null` = none chosen. */
export function findChosenTarget(): number | null {
  const me = lastKnownAccount()
  if (me === null) return visitorTarget.get()
  return findUnsent()?.target ?? me.targetRoi ?? null
}

/** Sends the unsent choice, and what is chosen meanwhile; repeating does no harm. */
async function send(): Promise<void> {
  if (findUnsent() === null) return
  sending ??= sendAll()
  return sending
}

function sendAfter(ms: number): void {
  clearTimeout(next)
  next = setTimeout(() => void send(), ms)
}

async function sendAll(): Promise<void> {
  clearTimeout(next)
  try {
    for (let unsent = findUnsent(); unsent !== null; unsent = findUnsent()) await sendOne(unsent)
  } catch {
    sendAfter(retryMs)
  } finally {
    sending = null
  }
}

/** @throws ServerUnreachable, RequestRefused where repeating can help */
async function sendOne({ account, target }: UnsentTarget): Promise<void> {
  const isCurrent = (): boolean => lastKnownAccount()?.user.id === account
  const confirm = (): void => {
    const unsent = unsentTarget.get()
    if (unsent?.account === account && unsent.target === target) unsentTarget.clear()
  }
  try {
    const { targetRoi } = await callApi('PATCH /api/me', { body: { targetRoi: target } })
    if (!isCurrent()) return
    setMe({ targetRoi })
    confirm()
  } catch (error) {
    if (!isFinalRefusal(error)) throw error
    confirm()
    announce()
    showToast({ title: 'A meta não foi salva', description: error.message, tone: 'risk', duration: 5000 })
  }
}

/** Gives the visitor's target to an account that has none; one that has its own keeps it. */
function followAccount(): void {
  const me = lastKnownAccount()
  const visitors = visitorTarget.get()
  if (me !== null && visitors !== null && findChosenTarget() === null) {
    unsentTarget.set({ account: me.user.id, target: visitors })
    visitorTarget.clear()
  }
  announce()
  void send()
}

/** Follows sign-ins, other tabs and the connection, from the first page that shows or changes the target. */
function watch(): void {
  if (watching) return
  watching = true
  watchOwner(followAccount)
  window.addEventListener('online', () => void send())
  window.addEventListener('storage', announce)
  followAccount()
}

onAccountCleared(leaver => {
  if (unsentTarget.get()?.account === leaver) unsentTarget.clear()
  announce()
})
onSignOut(send)

/**
 * Sets the target in percent, held within the limits: of the account at once and on the server as soon as it can be
 * reached, of a visitor on this device.
 */
function setTargetRoi(percent: number): void {
  const target = clampTargetRoi(percent)
  if (target === null) return
  const me = lastKnownAccount()
  if (me === null) visitorTarget.set(target)
  else unsentTarget.set({ account: me.user.id, target })
  announce()
  sendAfter(typingMs)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const readTarget = (): number => findChosenTarget() ?? defaultTargetRoi

/**
 * Returns the one desired net ROI in percent, for every place that shows a maximum bid, and the function to set it.
 * @param before what the server knows of it, for the first render
 */
export function useTargetRoi(
  before: number = defaultTargetRoi,
): [target: number, setTarget: (percent: number) => void] {
  useEffect(watch, [])
  return [useBrowserValue(readTarget, before, subscribe), setTargetRoi]
}
