import { beforeEach, expect, it, vi } from 'vitest'
import { world } from '#test/support/notes.ts'
import type { Property } from '#contract/property.ts'

const said = vi.hoisted(() => ({ toasts: [] as string[], put: [] as object[] }))
const saved = vi.hoisted(() => ({ property_id: '1', saved_at: '2026-01-10T12:00:00Z', price_when_saved: 7 }))
vi.mock('../../ui/toast/toast.ts', () => ({
  showToast: ({ title }: { title: string }) => said.toasts.push(title),
}))
vi.mock('./kept-favorites.ts', () => ({
  favoriteOf: () => ({ property_id: '1', saved_at: 'now', price_when_saved: 9 }),
  keptFavorites: {
    subscribe: () => {},
    refresh: () => {},
    remove: () => {},
    put: (item: object) => said.put.push(item),
    view: () => ({ items: [saved], status: 'ready', whole: true, waiting: 0, away: false }),
  },
}))

const property = { id: '1' } as Property
const fresh = async () => {
  vi.resetModules()
  return { ...(await import('./favorites.ts')), ...(await import('../../api/account.ts')) }
}

beforeEach(() => {
  said.toasts = []
  said.put = []
  world.stored.set('session', '{}')
  world.stored.set('account:favorite-ids', '1 2')
})

it('who signs out leaves no hearts behind, also before what keeps them is here', async () => {
  const { toggleFavorite, forgetKept } = await fresh()
  await forgetKept('account-a')
  expect(world.stored.has('account:favorite-ids')).toBe(false)
  toggleFavorite(property)
  expect(said.toasts).toEqual(['Adicionado aos favoritos'])
})

it('what is taken back is as it was: since when it is saved, and at what price', async () => {
  const { toggleFavorite, loadFavorites } = await fresh()
  await loadFavorites()
  toggleFavorite(property)
  toggleFavorite(property)
  expect(said.toasts).toEqual(['Removido dos favoritos', 'Adicionado aos favoritos'])
  expect(said.put).toEqual([saved])
})
