import type { Me } from '#contract/account-schemas.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { callApi, isFinalRefusal } from '../api-client.ts'
import { storedValue } from '../stored-value.ts'
import { watchOwner } from './saved-owner.ts'
import { lastKnownAccount, onAccountCleared, onSignOut, setMe } from './session.ts'

/** Milliseconds before a change is sent, because a value that is being typed passes through other values. */
const typingMs = 400
/** Milliseconds before a change is sent again to a server that was away. */
const retryMs = 30_000

/** A choice that applies to every screen: stored in the account or, for a visitor, on the device. */
type ChoiceField = 'targetRoi' | 'home'
type Choice<Field extends ChoiceField> = NonNullable<Me[Field]>

/** An account's choice that the server has not confirmed; the last one counts, `null` takes it back. */
interface UnsentChoice<T> {
  account: string
  value: T | null
}

interface ChoiceOptions {
  /** Storage keys; those with the prefix `account:` are cleared on sign-out (session.ts). */
  visitorKey: string
  accountKey: `account:${string}`
  isSound: (value: unknown) => boolean
  /** Whether the choice is personal data, which the device deletes as soon as somebody signs in or out. */
  isPersonal: boolean
  /** The title of the message when the server refuses a choice. */
  refused: string
}

export interface AccountChoice<T> {
  /** Returns the choice of the account or, while nobody is signed in, of the visitor; `null` = none. */
  find(): T | null
  /** Sets it at once here, and on the server as soon as it can be reached; `null` takes it back. */
  set(value: T | null): void
  /** Calls back on every change; from the first page that shows the choice on, sign-ins, other tabs and the connection are followed. */
  subscribe(listener: () => void): () => void
}

/**
 * Creates a choice that belongs to the account. A visitor's goes to the account that is signed in to, unless that has its
 * own. A choice made offline waits on the device and is sent later; sending it again does no harm.
 */
export function createAccountChoice<Field extends ChoiceField>(
  field: Field,
  { visitorKey, accountKey, isSound, isPersonal, refused }: ChoiceOptions,
): AccountChoice<Choice<Field>> {
  type T = Choice<Field>
  const visitors = storedValue<T | null>(visitorKey, null, isSound)
  const unsentChoice = storedValue<UnsentChoice<T> | null>(accountKey, null, given => {
    const { account, value } = (given ?? {}) as Partial<UnsentChoice<T>>
    return typeof account === 'string' && (value === null || isSound(value))
  })
  const listeners = new Set<() => void>()
  let next: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | null = null
  let watching = false

  const announce = (): void => {
    for (const listener of listeners) listener()
  }

  /** Returns the unsent choice of the account that is signed in. */
  function findUnsent(): UnsentChoice<T> | null {
    const unsent = unsentChoice.get()
    return unsent !== null && unsent.account === lastKnownAccount()?.user.id ? unsent : null
  }

  function find(): T | null {
    const me = lastKnownAccount()
    if (me === null) return visitors.get()
    const unsent = findUnsent()
    return unsent === null ? ((me[field] ?? null) as T | null) : unsent.value
  }

  /** Sends the unsent choice, and what is chosen meanwhile. */
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
  async function sendOne(sent: UnsentChoice<T>): Promise<void> {
    const confirm = (): void => {
      if (unsentChoice.get() === sent) unsentChoice.clear()
    }
    try {
      const answer = await callApi('PATCH /api/me', { body: { [field]: sent.value } })
      if (lastKnownAccount()?.user.id !== sent.account) return
      setMe({ [field]: answer[field] })
      confirm()
      announce()
    } catch (error) {
      if (!isFinalRefusal(error)) throw error
      confirm()
      announce()
      showToast({ title: refused, description: error.message, tone: 'risk' })
    }
  }

  /** Gives the visitor's choice to an account that has none; one that has its own keeps it. */
  function followAccount(): void {
    const me = lastKnownAccount()
    const given = visitors.get()
    if (me !== null && given !== null) {
      const isFree = findUnsent() === null && (me[field] ?? null) === null
      if (isFree) unsentChoice.set({ account: me.user.id, value: given })
      if (isFree || isPersonal) visitors.clear()
    }
    announce()
    void send()
  }

  function watch(): void {
    if (watching) return
    watching = true
    watchOwner(followAccount)
    window.addEventListener('online', () => void send())
    window.addEventListener('storage', announce)
    followAccount()
  }

  onAccountCleared(leaver => {
    if (unsentChoice.get()?.account === leaver) unsentChoice.clear()
    if (isPersonal) visitors.clear()
    announce()
  })
  onSignOut(send)

  return {
    find,
    set(value) {
      const me = lastKnownAccount()
      if (me !== null) unsentChoice.set({ account: me.user.id, value })
      else if (value === null) visitors.clear()
      else visitors.set(value)
      announce()
      sendAfter(typingMs)
    },
    subscribe(listener) {
      listeners.add(listener)
      watch()
      return () => listeners.delete(listener)
    },
  }
}
