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

export const note = (id: string): Note => ({ id, text: id })
export const me = (id: string, premiumUntil = '2999-01-01T00:00:00Z') =>
  ({ user: { id }, plan: { type: 'annual', status: 'active', premiumUntil } }) as Me
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
  told: [] as string[],
  /** The browser's storage. */
  stored: new Map<string, string>(),
  heard: new Map<string, Set<(event: object) => void>>(),
})

/** A server that stores notes, and a browser; both are new for each test. */
export const world = fresh()

export const rowsOf = (owner: string): Map<string, Note> => {
  const found = world.rows.get(owner) ?? new Map<string, Note>()
  world.rows.set(owner, found)
  return found
}

async function called<T>(call: string, work: () => T): Promise<T> {
  world.calls.push(call)
  await Promise.resolve()
  if (world.failure) throw world.failure
  return work()
}

export const remote: MirrorRemote<Note> = {
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
      const item = { ...note(id), ...rowsOf(owner).get(id), ...fields }
      rowsOf(owner).set(id, item)
      return item
    }),
  remove: (owner, id) => called(`remove ${id} ${owner}`, () => rowsOf(owner).delete(id)),
  onRefused: message => world.told.push(message),
}

const listen = (type: string, listener: (event: object) => void) =>
  world.heard.set(type, (world.heard.get(type) ?? new Set()).add(listener))
export const happen = (type: string, event: object = {}) =>
  world.heard.get(type)?.forEach(listener => listener(event))

export function browser(localStorage: object): void {
  vi.stubGlobal('window', { localStorage, addEventListener: listen })
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: listen })
}

/** A mirror with a subscriber to its list. */
export function looked(at = remote): Mirror<Note> {
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
          getItem: (key: string) => world.stored.get(key) ?? null,
          setItem: (key: string, value: string) => world.stored.set(key, value),
          removeItem: (key: string) => world.stored.delete(key),
        })[String(name)],
      ownKeys: () => [...world.stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  )

export const until = (mirror: Mirror<Note>, is: (view: MirrorView<Note>) => boolean): Promise<void> =>
  new Promise(resolve => {
    const look = () => is(mirror.view()) && resolve()
    mirror.subscribe(look)
    look()
  })
export const sent = (mirror: Mirror<Note>) =>
  until(mirror, view => view.status === 'ready' && view.waiting === 0 && !view.away)
export const away = (mirror: Mirror<Note>) => until(mirror, view => view.away)
export const idsIn = (mirror: Mirror<Note>) => mirror.view().items.map(({ id }) => id)

beforeEach(() => {
  Object.assign(world, fresh())
  browser(storage())
  signedIn(me('account-a'))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  queryClient.clear()
})
