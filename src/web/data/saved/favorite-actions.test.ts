import { beforeEach, expect, it, vi } from 'vitest'
import { mirrorWorld } from '#test/support/note-mirror.ts'
import { richProperty } from '#test/support/property-detail.ts'
import type { CostSheet } from '#contract/cost-sheet-schemas.ts'
import type { Property } from '#contract/property-schemas.ts'
import type { Favorite } from '#contract/saved-schemas.ts'

const said = vi.hoisted(() => ({
  toasts: [] as string[],
  put: [] as object[],
  patched: [] as unknown[],
  removed: [] as string[],
  kept: [] as object[],
}))
const saved = vi.hoisted(() => ({ property_id: '1', saved_at: '2026-01-10T12:00:00Z', price_when_saved: 7 }))
vi.mock('../../ui/toast/toast.ts', () => ({
  showToast: ({ title, description }: { title: string; description?: string }) =>
    said.toasts.push([title, description].filter(Boolean).join(': ')),
}))
vi.mock('./favorite-mirror.ts', () => ({
  toFavorite: (property: object) => {
    said.kept.push(property)
    return { property_id: '1', saved_at: 'now', price_when_saved: 9 }
  },
  favoriteMirror: {
    subscribe: () => {},
    refresh: () => {},
    remove: (id: string) => said.removed.push(id),
    put: (item: object) => said.put.push(item),
    patch: (...change: unknown[]) => said.patched.push(change),
  },
  buildFavoriteView: () => ({ items: [saved], status: 'ready', waiting: 0, unsent: new Set(), away: false }),
}))

const property = { id: '1' } as Property
const now = Date.parse('2026-11-24T02:00:00Z')
const fresh = async () => {
  vi.resetModules()
  return {
    ...(await import('./favorite-actions.ts')),
    ...(await import('./own-figures.ts')),
    ...(await import('../account/session.ts')),
  }
}

beforeEach(() => {
  said.toasts = []
  said.put = []
  said.patched = []
  said.removed = []
  said.kept = []
  mirrorWorld.stored.set('session', '{}')
  mirrorWorld.stored.set('account:favorite-ids', '1 2')
})

it('signing out removes the favorites, also before the mirror is loaded', async () => {
  const { toggleFavorite, clearStoredAccount: forgetKept } = await fresh()
  await forgetKept('account-a')
  expect(mirrorWorld.stored.has('account:favorite-ids')).toBe(false)
  toggleFavorite(property, now)
  expect(said.toasts).toHaveLength(1)
})

it('says to a visitor, and to no account, where the saved favorites can be seen', async () => {
  const { toggleFavorite } = await fresh()
  toggleFavorite({ id: '7' } as Property, now)
  mirrorWorld.stored.delete('session')
  const { toggleFavorite: toggleOfVisitor } = await fresh()
  toggleOfVisitor({ id: '8' } as Property, now)
  toggleOfVisitor({ id: '8' } as Property, now)
  expect(said.toasts).toEqual([
    'Adicionado aos favoritos',
    'Adicionado aos favoritos: Para ver a lista, entre na sua conta.',
    'Removido dos favoritos',
  ])
})

it('undoing a removal restores the saved date and the price', async () => {
  const { toggleFavorite, loadFavorites } = await fresh()
  await loadFavorites()
  toggleFavorite(property, now)
  toggleFavorite(property, now)
  expect(said.toasts).toEqual(['Removido dos favoritos', 'Adicionado aos favoritos'])
  expect(said.put).toEqual([saved])
})

it('notes from before the mirror is loaded reach it in their order', async () => {
  const { queueFavoriteChange: changeFavorite, loadFavorites } = await fresh()
  changeFavorite('1', { notes: 'a' })
  changeFavorite('1', { stage: 'lance' })
  changeFavorite('1', { notes: 'b' })
  await loadFavorites()
  expect(said.patched).toEqual([
    ['1', { notes: 'a', addedNotes: null }],
    ['1', { stage: 'lance' }],
    ['1', { notes: 'b', addedNotes: null }],
  ])
})

it('saving a cost sheet adds a property to the favorites and says so once', async () => {
  const { saveCostSheet: saveSheet, loadFavorites } = await fresh()
  const sheet = { bid: 1 } as CostSheet
  await loadFavorites()
  saveSheet({ id: '9' } as Property, sheet, now)
  saveSheet(property, sheet, now)
  expect(said.put).toEqual([{ property_id: '1', saved_at: 'now', price_when_saved: 9 }])
  expect(said.patched).toEqual([
    ['9', { sheet }],
    ['1', { sheet }],
  ])
  expect(said.toasts).toEqual(['Planilha salva nos favoritos', 'Planilha salva nos favoritos'])
})

it('restoring a favorite that was removed elsewhere keeps its notes', async () => {
  const { restoreFavorite, loadFavorites } = await fresh()
  await loadFavorites()
  const before = { property_id: '9', notes: 'a', property: { id: '9' } } as Favorite
  restoreFavorite(before, now)
  expect(said.put).toEqual([before])
})

it('a favorite stores only the fields that lists have', async () => {
  const { saveCostSheet: saveSheet, loadFavorites } = await fresh()
  await loadFavorites()
  saveSheet(richProperty, { bid: 1 } as CostSheet, now)
  expect(Object.keys(said.kept[0] ?? {})).toContain('price')
  expect(Object.keys(said.kept[0] ?? {})).not.toContain('comparables')
})

it('a removal from before the mirror is loaded reaches it after the notes', async () => {
  const { queueFavoriteChange: changeFavorite, toggleFavorite, loadFavorites } = await fresh()
  changeFavorite('1', { notes: 'a' })
  toggleFavorite(property, now)
  expect([said.patched, said.removed]).toEqual([[], []])
  await loadFavorites()
  expect(said.patched).toEqual([['1', { notes: 'a', addedNotes: null }]])
  expect(said.removed).toEqual(['1'])
})

it('what somebody changed before the mirror was loaded is forgotten with the account', async () => {
  const {
    queueFavoriteChange: changeFavorite,
    toggleFavorite,
    clearStoredAccount: forgetKept,
    loadFavorites,
  } = await fresh()
  changeFavorite('1', { notes: 'a' })
  toggleFavorite(property, now)
  void forgetKept('account-a')
  await loadFavorites()
  expect([said.patched, said.removed]).toEqual([[], []])
})

it('an answer about a listing that is no favorite saves it as one and says so; the next one does not', async () => {
  mirrorWorld.stored.delete('account:favorite-ids')
  const { saveOwnAnswer, loadFavorites } = await fresh()
  const other = { id: '3' } as Property
  saveOwnAnswer(other, 'occupancy', 'vacant', now)
  saveOwnAnswer(other, 'debts', { condominium: 0, taxes: null }, now)
  saveOwnAnswer(other, 'occupancy', null, now)
  await loadFavorites()
  const day = '2026-11-23'
  expect(said.put).toHaveLength(1)
  expect(said.patched).toEqual([
    ['3', { answers: { occupancy: { value: 'vacant', day } } }],
    ['3', { answers: { debts: { value: { condominium: 0, taxes: null }, day } } }],
    ['3', { answers: { occupancy: null } }],
  ])
  expect(said.toasts).toEqual([
    'Resposta salva: O imóvel entrou nos seus favoritos.',
    'Resposta salva',
    'Resposta apagada',
  ])
})
