import { afterEach, expect, it, vi } from 'vitest'
import { mirrorWorld } from '#test/support/note-mirror.ts'
import type { CostSheet } from '#contract/cost-sheet-schemas.ts'
import { nothingWrittenOnFavorite } from '#contract/nothing-written.ts'
import type { Property } from '#contract/property-schemas.ts'
import type { Favorite, FavoriteAnnotations } from '#contract/saved-schemas.ts'
import { mergeOwnAnswers } from '#domain/judgement/own-answers.ts'
import type { MirrorRemote } from './mirror-remote.ts'
import type { MirrorView } from './mirror.ts'

type Kept = ReturnType<typeof favoriteOf>
const mirror = vi.hoisted(() => ({
  remote: null as unknown as MirrorRemote<Kept>,
  view: { items: [], whole: false } as unknown as MirrorView<Kept>,
}))
vi.mock('./mirror.ts', () => ({
  createMirror: (remote: MirrorRemote<Kept>) => {
    mirror.remote = remote
    return { view: () => mirror.view }
  },
}))

const { toFavorite: favoriteOf, storedFavorites } = await import('./favorite-mirror.ts')
storedFavorites.mirror()
const { readNoteDraft: draftOf } = await import('./note-drafts.ts')

const owner = 'conta-0123456789abcdef'
const property = { id: '7', price: 100_000 } as Property
const fresh = favoriteOf(property, Date.UTC(2026, 0, 10))
const nothing = nothingWrittenOnFavorite
const sheet = { bid: 1 } as CostSheet

/** Stubs a server that holds `there` of the favorite and records the calls it gets. */
function server(there: FavoriteAnnotations): { asked: unknown[] } {
  const asked: unknown[] = []
  let held = { ...fresh, ...nothing, ...there }
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    const {
      user_id,
      property: _,
      ...annotations
    } = JSON.parse(String(body)) as FavoriteAnnotations & Record<string, unknown>
    asked.push([method, path, user_id, annotations])
    held = {
      ...held,
      ...annotations,
      answers: mergeOwnAnswers({}, { ...held.answers, ...annotations.answers }),
    }
    return Response.json(held)
  })
  return { asked }
}

afterEach(() => vi.unstubAllGlobals())

const yes = { value: true, day: '2026-01-10' }
const owed = { value: { condominium: 10, taxes: null }, day: '2026-01-09' }

const added = ['POST', '/api/favorites', owner, {}]
const noted = (annotations: FavoriteAnnotations) => ['PATCH', '/api/favorites/7', owner, annotations]

it.each<[string, FavoriteAnnotations, FavoriteAnnotations, unknown[], FavoriteAnnotations]>([
  ['is only added when nothing was noted', {}, {}, [added], nothing],
  [
    'leaves what it does not know of',
    {},
    { notes: 'lá', stage: 'lance' },
    [added],
    { notes: 'lá', stage: 'lance' },
  ],
  [
    'brings what was noted here',
    { notes: 'aqui', sheet },
    { stage: 'lance' },
    [added, noted({ notes: 'aqui', sheet })],
    { stage: 'lance', notes: 'aqui', sheet },
  ],
  [
    'clears what was cleared here',
    { stage: null, notes: '' },
    { stage: 'lance', notes: 'lá', sheet },
    [added, noted({ stage: null, notes: '' })],
    { ...nothing, sheet },
  ],
  [
    'brings the answers that the server has not, and takes back those deleted here',
    { answers: { fgts: yes, edital: null, occupancy: null } },
    { answers: { debts: owed, edital: { value: 'read', day: '2026-01-09' } } },
    [added, noted({ answers: { edital: null, fgts: yes } })],
    {},
  ],
  [
    'does not repeat what is there',
    { stage: 'lance', notes: 'a' },
    { stage: 'lance', notes: 'a' },
    [added],
    {},
  ],
])('a put %s', async (_, here, there, asked, held) => {
  const requests = server(there).asked
  const item = { ...fresh, ...here }
  expect(await mirror.remote.put(owner, item)).toMatchObject(held)
  expect(requests).toEqual(asked)
  await mirror.remote.put(owner, item)
  expect(await mirror.remote.put(owner, item)).toMatchObject(held)
})

it('a change sends only its own fields', async () => {
  const { asked } = server({})
  await mirror.remote.patch(owner, '7', { notes: '', price: 1 })
  expect(asked).toEqual([noted({ notes: '' })])
})

it.each([
  [422, 'b'],
  [404, 'b'],
  [403, null],
  [429, null],
])('notes refused with %d become the draft %j', async (status, draft) => {
  mirrorWorld.stored.clear()
  vi.stubGlobal('fetch', async () => Response.json({ error: { code: 'x', message: 'Não.' } }, { status }))
  await expect(mirror.remote.patch(owner, '7', { notes: 'b' })).rejects.toThrow('Não.')
  expect(draftOf(owner, '7')).toBe(draft)
  await expect(mirror.remote.patch(owner, '8', { stage: 'lance' })).rejects.toThrow('Não.')
  expect(draftOf(owner, '8')).toBeNull()
})

it('a favorite stored by an older version has empty notes; a complete one stays the same object', () => {
  const whole: Favorite = { ...fresh, ...nothing, notes: 'a', answers: {} }
  const deleting = { ...whole, answers: { fgts: yes, edital: null } }
  mirror.view = { ...mirror.view, items: [fresh, whole, deleting] }
  const [older, newer, without] = storedFavorites.view().items
  expect(without?.answers).toEqual({ fgts: yes })
  expect(older).toEqual({ ...fresh, ...nothing })
  expect(newer).toBe(whole)
})
