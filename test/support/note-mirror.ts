import { afterEach, beforeEach, vi } from 'vitest'
import type { Me } from '#contract/account-schemas.ts'
import { sessionQuery } from '#web/data/account/session.ts'
import { createMirror, type Mirror, type MirrorView } from '#web/data/saved/mirror.ts'
import type { MirrorRemote } from '#web/data/saved/mirror-remote.ts'
import { queryClient } from '#web/data/query-client.ts'

interface Note {
  id: string
  text: string
}

/** Creates a note whose text is its id. */
export const createNote = (id: string): Note => ({ id, text: id })
/** Creates the answer of `GET /api/me` for an account with an annual plan. */
export const accountOf = (id: string, premiumUntil = '2999-01-01T00:00:00Z') =>
  ({ user: { id }, plan: { type: 'annual', status: 'active', premiumUntil } }) as Me
/** Sets who is signed in; `null` = nobody. */
export const signedIn = (who: Me | null) =>
  queryClient.setQueryData(sessionQuery.queryKey, { me: who, demonstration: false })

const fresh = () => ({
  /** The server's stored notes, by owner. */
  rows: new Map<string, Map<string, Note>>(),
  /** Every call the server received. */
  calls: [] as string[],
  /** The server's failure; `null` when it answers normally. */
  failure: null as Error | null,
  /** The messages shown to the person. */
  messages: [] as string[],
  /** The browser's storage. */
  stored: new Map<string, string>(),
  heard: new Map<string, Set<(event: object) => void>>(),
})

/** A server that stores notes, and a browser; both are new for each test. */
export const mirrorWorld = fresh()

/** Returns the notes that the server stores of an owner. */
export const rowsOf = (owner: string): Map<string, Note> => {
  const found = mirrorWorld.rows.get(owner) ?? new Map<string, Note>()
  mirrorWorld.rows.set(owner, found)
  return found
}

async function called<T>(call: string, work: () => T): Promise<T> {
  mirrorWorld.calls.push(call)
  await Promise.resolve()
  if (mirrorWorld.failure) throw mirrorWorld.failure
  return work()
}

export const noteRemote: MirrorRemote<Note> = {
  name: 'notes',
  idOf: ({ id }) => id,
  list: owner => called(`list ${owner}`, () => [...rowsOf(owner).values()]),
  put: (owner, item) =>
    called(`put ${item.id} ${owner}`, () => {
      rowsOf(owner).set(item.id, item)
      return item
    }),
  patch: (owner, id, fields) =>
    called(`patch ${id} ${owner}`, () => {
      const item = { ...createNote(id), ...rowsOf(owner).get(id), ...fields }
      rowsOf(owner).set(id, item)
      return item
    }),
  remove: (owner, id) => called(`remove ${id} ${owner}`, () => rowsOf(owner).delete(id)),
  onRefused: message => mirrorWorld.messages.push(message),
}

const listen = (type: string, listener: (event: object) => void) =>
  mirrorWorld.heard.set(type, (mirrorWorld.heard.get(type) ?? new Set()).add(listener))
/** Calls the listeners of an event of the window or the document. */
export const dispatchWindowEvent = (type: string, event: object = {}) =>
  mirrorWorld.heard.get(type)?.forEach(listener => listener(event))

/** Puts invented `window`, `document` and `localStorage` in place of the globals. */
export function stubBrowser(localStorage: object): void {
  vi.stubGlobal('window', { localStorage, addEventListener: listen })
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: listen })
}

/** A mirror with a subscriber to its list. */
export function openMirror(at = noteRemote): Mirror<Note> {
  const mirror = createMirror(at)
  mirror.refresh()
  return mirror
}

/** Like the browser's own: its values are also its properties. */
const storage = () =>
  new Proxy(
    {},
    {
      get: (_, name) =>
        ({
          getItem: (key: string) => mirrorWorld.stored.get(key) ?? null,
          setItem: (key: string, value: string) => mirrorWorld.stored.set(key, value),
          removeItem: (key: string) => mirrorWorld.stored.delete(key),
        })[String(name)],
      ownKeys: () => [...mirrorWorld.stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  )

/** Resolves once the mirror's view is as asked. */
export const untilView = (mirror: Mirror<Note>, is: (view: MirrorView<Note>) => boolean): Promise<void> =>
  new Promise(resolve => {
    const check = () => is(mirror.view()) && resolve()
    mirror.subscribe(check)
    check()
  })
/** Resolves once the mirror has loaded and every change has been sent. */
export const untilSent = (mirror: Mirror<Note>) =>
  untilView(mirror, view => view.status === 'ready' && view.waiting === 0 && !view.away)
/** Resolves once the mirror knows that the server cannot be reached. */
export const untilAway = (mirror: Mirror<Note>) => untilView(mirror, view => view.away)
/** Returns the ids of the notes that the mirror shows. */
export const idsIn = (mirror: Mirror<Note>) => mirror.view().items.map(({ id }) => id)

beforeEach(() => {
  Object.assign(mirrorWorld, fresh())
  stubBrowser(storage())
  signedIn(accountOf('account-a'))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  queryClient.clear()
})
