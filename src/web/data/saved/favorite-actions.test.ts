import { beforeEach, expect, it, vi } from 'vitest'
import { favoriteOf, storeFavorites } from '#test/support/faked-favorites.ts'
import { accountOf, mirrorWorld } from '#test/support/note-mirror.ts'
import { listedProperty, richProperty } from '#test/support/property-detail.ts'
import type { CostSheet } from '#contract/cost-sheet-schemas.ts'
import type { Property } from '#contract/property-schemas.ts'
import type { Favorite } from '#contract/saved-schemas.ts'
import type { MirrorState } from './mirror-state.ts'

const toasts: string[] = []
vi.mock('../../ui/toast/toast.ts', () => ({
  showToast: ({ title, description }: { title: string; description?: string }) =>
    toasts.push([title, description].filter(Boolean).join(': ')),
}))

const propertyOf = (id: string): Property => ({ ...listedProperty, id })
const now = Date.parse('2026-11-24T02:00:00Z')
const ofAccount = 'account:favorites:account-a'
const ofVisitor = 'visitor:favorites'

/** Loads the page with the account in storage; no server answers. */
const openPage = async () => {
  vi.resetModules()
  return {
    ...(await import('./favorite-actions.ts')),
    ...(await import('./own-figures.ts')),
    ...(await import('../account/session.ts')),
  }
}

/** Returns the changes that wait in this browser's storage. */
const storedChanges = (key = ofAccount) =>
  (JSON.parse(mirrorWorld.stored.get(key) ?? '{"changes":[]}') as MirrorState<Favorite>).changes
const storedPuts = (key = ofAccount) =>
  storedChanges(key).flatMap(change => (change.to === 'put' ? [change.item] : []))

beforeEach(() => {
  toasts.length = 0
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  mirrorWorld.stored.set('session', JSON.stringify(accountOf('account-a')))
  mirrorWorld.stored.set(ofAccount, storeFavorites(['1', '2'].map(id => favoriteOf(propertyOf(id)))))
})

it('a saved favorite is in the storage as soon as the button has been pressed', async () => {
  mirrorWorld.stored.delete('session')
  const { toggleFavorite } = await openPage()
  toggleFavorite(propertyOf('7'), now)
  expect(storedChanges(ofVisitor)).toMatchObject([{ id: '7', to: 'put', item: { property_id: '7' } }])
  toggleFavorite(propertyOf('7'), now)
  expect(storedChanges(ofVisitor)).toMatchObject([{ id: '7', to: 'remove' }])
})

it('what was written about a favorite is in the storage at once, as the person left it', async () => {
  const { queueFavoriteChange, changeFavorites, toggleFavorite } = await openPage()
  queueFavoriteChange('1', { notes: 'a' })
  queueFavoriteChange('1', { stage: 'lance' })
  queueFavoriteChange('1', { notes: 'b' })
  changeFavorites(['2'], { stage: 'visitado' })
  expect(storedChanges()).toMatchObject([
    { id: '1', to: 'patch', fields: { notes: 'b', addedNotes: null, stage: 'lance' } },
    { id: '2', to: 'patch', fields: { stage: 'visitado' } },
  ])
  toggleFavorite(propertyOf('1'), now)
  expect(storedChanges().map(({ id, to }) => [id, to])).toEqual([
    ['2', 'patch'],
    ['1', 'remove'],
  ])
})

it('the server can load what the buttons of favorites need, where there is no window', async () => {
  vi.stubGlobal('window', undefined)
  vi.stubGlobal('document', undefined)
  vi.stubGlobal('localStorage', undefined)
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  await openPage()
  expect(fetched).not.toHaveBeenCalled()
})

it('signing out removes the favorites, also where no page has asked for them', async () => {
  const { toggleFavorite, clearStoredAccount } = await openPage()
  await clearStoredAccount('account-a')
  expect(mirrorWorld.stored.has(ofAccount)).toBe(false)
  toggleFavorite(propertyOf('1'), now)
  expect(toasts).toEqual(['Adicionado aos favoritos'])
})

it('what somebody changed is gone from the storage after they have signed out', async () => {
  const { queueFavoriteChange, toggleFavorite, clearStoredAccount, isFavoriteRemovedHere } = await openPage()
  queueFavoriteChange('1', { notes: 'a' })
  toggleFavorite(propertyOf('1'), now)
  expect(isFavoriteRemovedHere('1')).toBe(true)
  await clearStoredAccount('account-a')
  expect(mirrorWorld.stored.has(ofAccount)).toBe(false)
  expect(isFavoriteRemovedHere('1')).toBe(false)
})

it('says to a visitor, and to no account, where the saved favorites can be seen', async () => {
  const { toggleFavorite } = await openPage()
  toggleFavorite(propertyOf('7'), now)
  mirrorWorld.stored.delete('session')
  const { toggleFavorite: toggleOfVisitor } = await openPage()
  toggleOfVisitor(propertyOf('8'), now)
  toggleOfVisitor(propertyOf('8'), now)
  expect(toasts).toEqual([
    'Adicionado aos favoritos',
    'Adicionado aos favoritos: Para ver a lista, entre na sua conta.',
    'Removido dos favoritos',
  ])
})

it('undoing a removal restores the saved date and the price', async () => {
  const saved = favoriteOf(propertyOf('1'), { saved_at: '2026-01-10T12:00:00Z', price_when_saved: 7 })
  mirrorWorld.stored.set(ofAccount, storeFavorites([saved]))
  const { toggleFavorite, findFavorite } = await openPage()
  toggleFavorite(propertyOf('1'), now)
  expect(findFavorite('1')).toBeUndefined()
  toggleFavorite(propertyOf('1'), now)
  expect(toasts).toEqual(['Removido dos favoritos', 'Adicionado aos favoritos'])
  expect(findFavorite('1')).toEqual(saved)
})

it('saving a cost sheet adds a property to the favorites and says so once', async () => {
  const { saveCostSheet } = await openPage()
  const sheet = { bid: 1 } as CostSheet
  saveCostSheet(propertyOf('9'), sheet, now)
  saveCostSheet(propertyOf('1'), sheet, now)
  expect(storedChanges()).toMatchObject([
    { id: '9', to: 'put', item: { saved_at: new Date(now).toISOString(), sheet } },
    { id: '1', to: 'patch', fields: { sheet } },
  ])
  expect(toasts).toEqual(['Planilha salva nos favoritos', 'Planilha salva nos favoritos'])
})

it('restoring a favorite that was removed elsewhere keeps its notes', async () => {
  const { restoreFavorites } = await openPage()
  const before = favoriteOf(propertyOf('9'), { notes: 'a' })
  restoreFavorites([before])
  expect(storedPuts()).toEqual([before])
})

it('a favorite stores only the fields that lists have', async () => {
  const { saveCostSheet } = await openPage()
  saveCostSheet(richProperty, { bid: 1 } as CostSheet, now)
  const [stored] = storedPuts()
  expect(Object.keys(stored?.property ?? {})).toContain('price')
  expect(Object.keys(stored?.property ?? {})).not.toContain('comparables')
})

it('an answer about a listing that is no favorite saves it as one and says so; the next one does not', async () => {
  const { saveOwnAnswer } = await openPage()
  const other = propertyOf('3')
  saveOwnAnswer(other, 'edital', 'read', now)
  saveOwnAnswer(other, 'debts', { condominium: 0, taxes: null }, now)
  saveOwnAnswer(other, 'edital', null, now)
  const day = '2026-11-23'
  expect(storedPuts()).toMatchObject([
    { property_id: '3', answers: { edital: null, debts: { value: { condominium: 0, taxes: null }, day } } },
  ])
  expect(toasts).toEqual([
    'Resposta salva: O imóvel entrou nos seus favoritos.',
    'Resposta salva',
    'Resposta apagada',
  ])
})
