import sql from 'sql-template-tag'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as MirrorModule from '#web/data/saved/mirror.ts'
import type { Mirror, MirrorView } from '#web/data/saved/mirror.ts'
import type { MirrorRemote } from '#web/data/saved/mirror-remote.ts'
import { deskCalls } from '#contract/desk-calls.ts'
import { ownLotCalls } from '#contract/own-lot-calls.ts'
import { savedCalls } from '#contract/saved-calls.ts'
import type { Database } from '#server/database/database.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { testEngine } from '#test/support/database.ts'
import { deskOn } from '#test/support/desk.ts'
import { accountOf, mirrorWorld, signedIn } from '#test/support/note-mirror.ts'

type AnyMirror = Mirror<unknown>
const browser = vi.hoisted(() => ({
  remotes: new Map<string, unknown>(),
  /** The mirrors of the open browser, by name, in place of the modules' own. */
  open: new Map<string, unknown>(),
  createMirror: (_remote: never): unknown => null,
}))
vi.mock('#web/data/saved/mirror.ts', async importOriginal => {
  const actual = await importOriginal<typeof MirrorModule>()
  browser.createMirror = actual.createMirror
  return {
    createMirror: (remote: { name: string }) => {
      browser.remotes.set(remote.name, remote)
      const forwarded = (method: string) =>
        method === 'subscribe' && !browser.open.has(remote.name)
          ? () => () => {}
          : (browser.open.get(remote.name) as Record<string, unknown>)[method]
      return new Proxy({}, { get: (_, method) => forwarded(String(method)) })
    },
  }
})

const { storedFavorites, toFavorite } = await import('#web/data/saved/favorite-mirror.ts')
const { addClient, renameClient, removeClient } = await import('#web/data/saved/client-actions.ts')
const { addExpense, saveExpense, removeExpense } = await import('#web/data/saved/expense-actions.ts')
const { addOwnLot, changeOwnLot, changeOwnLots, correctOwnLot, removeOwnLots, fetchOwnLotText } =
  await import('#web/data/saved/own-lot-actions.ts')

const now = Date.parse('2026-01-10T12:00:00Z')
const names = ['favorites', 'clients', 'expenses', 'own-lots'] as const
let db: Database
let on: ReturnType<typeof deskOn>
let user_id: string
let cookie: string
/** The changing calls that the server got. */
let calls: string[] = []
let isAway = false
/** Epoch ms by the server's clock. */
let serverTime = now

/** Loads the page: the same storage, new mirrors. */
function reload(): void {
  mirrorWorld.heard.clear()
  for (const name of names) {
    const remote = browser.remotes.get(name) as MirrorRemote<unknown>
    browser.open.set(name, (browser.createMirror as (remote: MirrorRemote<unknown>) => AnyMirror)(remote))
  }
  for (const name of names) mirrorNamed(name).refresh()
}

const mirrorNamed = (name: (typeof names)[number]) => browser.open.get(name) as AnyMirror
const itemsOf = (name: (typeof names)[number]) => mirrorNamed(name).view().items

async function until(is: (view: MirrorView<unknown>) => boolean): Promise<void> {
  for (const name of names)
    await new Promise<void>(resolve => {
      const look = () => is(mirrorNamed(name).view()) && resolve()
      mirrorNamed(name).subscribe(look)
      look()
    })
}
const sent = () => until(view => view.status === 'ready' && view.waiting === 0 && !view.away)

beforeAll(async () => {
  db = await testEngine('embedded').fresh()
  on = deskOn(db, () => new Date(serverTime))
  await seedCatalogue(
    db,
    ['1', '2', '3'].map(id => createListing({ id })),
  )
  // Each module creates its mirror at its first use.
  for (const name of names) browser.open.set(name, { put() {}, subscribe: () => () => {} })
  addClient('', now)
  addExpense({ item_id: '1', date: '2026-01-01', kind: 'bid', amount: 1, note: '' })
  addOwnLot({ title: '' }, '', now)
  storedFavorites.mirror()
})

beforeEach(async () => {
  for (const table of [sql`favorites`, sql`clients`, sql`expenses`, sql`own_lots`])
    await db.query(sql`delete from ${table}`)
  const person = await on.person()
  user_id = person.id
  cookie = await on.cookieOf(person)
  signedIn(accountOf(user_id))
  isAway = false
  serverTime = now
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (isAway) throw new TypeError('Failed to fetch')
    if (init.method !== undefined && init.method !== 'GET') calls.push(`${init.method} ${path.split('?')[0]}`)
    return on.app.request(path, { ...init, headers: { ...(init.headers as object), cookie } })
  })
  reload()
  await sent()
  calls = []
})

const favor = async (...ids: string[]) => {
  for (const id of ids) {
    const saved = await on.ask(savedCalls.addFavorite, { body: { user_id, property: { id } }, cookie })
    storedFavorites.mirror().put(toFavorite(saved.property, now))
  }
  await sent()
  calls = []
}
const onServer = async () => ({
  favorites: await on.ask(savedCalls.favorites, { query: { user_id }, cookie }),
  clients: await on.ask(deskCalls.clients, { query: { user_id }, cookie }),
  expenses: await on.ask(deskCalls.expenses, { query: { user_id }, cookie }),
  lots: await on.ask(ownLotCalls.ownLots, { query: { user_id }, cookie }),
})

describe('the desk of a browser', () => {
  it('changes many favorites in one call, as the server does', async () => {
    await favor('1', '2', '3')
    const client = addClient('Lume', now)
    storedFavorites.mirror().patch('1', { notes: 'Ver telhado.' })
    await sent()
    calls = []
    storedFavorites.mirror().patchMany(['1', '2', '3'], {
      stage: 'lance',
      clients: { [client]: true },
      addedNotes: { 'Ligar.': true },
    })
    const shown = storedFavorites
      .view()
      .items.map(({ property_id, stage, notes, clients }) => [property_id, stage, notes, clients])
    expect(shown.find(([id]) => id === '1')).toEqual([
      '1',
      'lance',
      'Ver telhado.\nLigar.',
      { [client]: true },
    ])
    await sent()
    expect(calls).toEqual(['POST /api/favorites/bulk'])
    // The next read returns the versions.
    const fields = (favorite: object) => ({ ...favorite, version: 0, noted_at: null })
    expect(storedFavorites.view().items.map(fields).toSorted(byId)).toEqual(
      (await onServer()).favorites.map(fields).toSorted(byId),
    )
  })

  it('keeps everything through a reload without the server, and sends it once', async () => {
    await favor('1')
    isAway = true
    const client = addClient('Lume', now)
    const lot = addOwnLot(
      { title: 'Casa', price: 180_000, city: 'Goiânia', state: 'GO' },
      'Casa\nR$ 180.000',
      now,
    )
    changeOwnLot(lot, { stage: 'lance', rooms: 3, clients: { [client]: true } })
    addExpense({ item_id: lot, date: '2026-01-05', kind: 'bid', amount: 180_000, note: '' })
    storedFavorites
      .mirror()
      .patch('1', { next: { date: '2026-02-01', what: 'Visita' }, documents: { edital: true } })
    await until(view => view.away)
    reload()
    await until(view => view.away)
    isAway = false
    reload()
    await sent()
    expect(await onServer()).toMatchObject({
      clients: [{ id: client, name: 'Lume' }],
      expenses: [{ item_id: lot, amount: 180_000 }],
      lots: [
        { id: lot, title: 'Casa', rooms: 3, stage: 'lance', hasText: true, clients: { [client]: true } },
      ],
      favorites: [{ next: { date: '2026-02-01', what: 'Visita' }, documents: { edital: true } }],
    })
    expect(calls.filter(call => call.startsWith('PUT /api/own-lots'))).toHaveLength(1)
    expect(JSON.stringify([...mirrorWorld.stored])).not.toContain('R$ 180.000')
    expect(await fetchOwnLotText(lot, new AbortController().signal)).toBe('Casa\nR$ 180.000')
  })

  it('sends a lot with the label of the client for whom it was added', async () => {
    const lume = addClient('Lume', now)
    const lot = addOwnLot({ title: 'Casa' }, '', now, lume)
    await sent()
    expect(await onServer()).toMatchObject({ lots: [{ id: lot, clients: { [lume]: true } }] })
  })

  it('sees at the next read what another browser changed, and undoes none of it', async () => {
    await favor('1')
    const lot = addOwnLot({ title: 'Casa' }, '', now)
    await sent()
    const [lume, sena] = [addClient('Lume', now), addClient('Sena', now)]
    await on.ask(savedCalls.changeFavorite, {
      path: { id: '1' },
      body: { user_id, stage: 'lance', clients: { [lume]: true } },
      cookie,
    })
    await on.ask(ownLotCalls.changeOwnLot, { path: { id: lot }, body: { user_id, rooms: 2 }, cookie })
    storedFavorites.mirror().patch('1', { clients: { [sena]: true }, notes: 'Daqui.' })
    changeOwnLot(lot, { garage: 1 })
    await sent()
    for (const name of names) mirrorNamed(name).refresh(true)
    await sent()
    expect(storedFavorites.view().items).toMatchObject([
      { stage: 'lance', notes: 'Daqui.', clients: { [lume]: true, [sena]: true }, version: 2 },
    ])
    expect(itemsOf('own-lots')).toMatchObject([{ rooms: 2, garage: 1, version: 2 }])
  })

  it('corrects only the facts of a lot that differ, so that what another browser corrected meanwhile stays', async () => {
    const id = addOwnLot({ title: 'Casa', price: 180_000, rooms: 2 }, '', now)
    await sent()
    const [opened] = (await onServer()).lots
    await on.ask(ownLotCalls.changeOwnLot, { path: { id }, body: { user_id, rooms: 3 }, cookie })
    correctOwnLot(opened!, { ...opened!, price: 150_000, city: 'Goiânia' }, '')
    await sent()
    expect((await onServer()).lots).toMatchObject([{ price: 150_000, city: 'Goiânia', rooms: 3 }])
    calls = []
    correctOwnLot(opened!, opened!, '')
    await sent()
    expect(calls).toEqual([])
  })

  it('repeats a lot whose answer was lost, with what was changed since', async () => {
    const lot = addOwnLot({ title: 'Casa', price: 1 }, 'texto', now)
    await sent()
    mirrorNamed('own-lots').put({
      ...(itemsOf('own-lots')[0] as object),
      title: 'Sobrado',
      price: null,
      text: 'texto',
      stage: 'visitado',
    })
    await sent()
    expect((await onServer()).lots).toMatchObject([
      { id: lot, title: 'Sobrado', price: null, stage: 'visitado' },
    ])
  })

  it('with a clock that is an hour off loses and reorders nothing: the server says when something was saved', async () => {
    const hour = 3_600_000
    const early = addOwnLot({ title: 'Casa' }, '', now + hour)
    await sent()
    serverTime = now + 60_000
    const late = addOwnLot({ title: 'Loja' }, '', now - hour)
    changeOwnLot(early, { stage: 'lance' })
    await sent()
    const { lots } = await onServer()
    expect(lots.map(({ id, saved_at }) => [id, saved_at])).toEqual([
      [late, new Date(serverTime).toISOString()],
      [early, new Date(now).toISOString()],
    ])
    expect(itemsOf('own-lots')).toMatchObject([{ id: late }, { id: early, stage: 'lance' }])
    mirrorNamed('own-lots').refresh(true)
    await sent()
    expect(itemsOf('own-lots')).toMatchObject([{ id: late }, { id: early, stage: 'lance' }])
  })

  it('changes and removes lots together, corrects expenses, renames clients', async () => {
    const lots = [addOwnLot({ title: 'Casa' }, '', now), addOwnLot({ title: 'Loja' }, '', now)]
    const client = addClient('Lume', now)
    addExpense({ item_id: '1', date: '2026-01-05', kind: 'bid', amount: 5, note: '' })
    await sent()
    calls = []
    changeOwnLots(lots, { stage: 'visitado' })
    await sent()
    expect(calls).toEqual(['POST /api/favorites/bulk'])
    renameClient(client, ' Construtora Lume ')
    const [expense] = (await onServer()).expenses
    if (expense) saveExpense({ ...expense, amount: 7 })
    await sent()
    expect(await onServer()).toMatchObject({
      clients: [{ name: 'Construtora Lume' }],
      expenses: [{ amount: 7 }],
      lots: [{ stage: 'visitado' }, { stage: 'visitado' }],
    })
    removeOwnLots(lots)
    removeClient(client)
    removeExpense(expense?.id ?? '')
    for (const name of names) mirrorNamed(name).releaseRemovals()
    await sent()
    expect(await onServer()).toMatchObject({ clients: [], expenses: [], lots: [] })
  })
})

const byId = (one: object, other: object): number =>
  (one as { property_id: string }).property_id < (other as { property_id: string }).property_id ? -1 : 1
