import { describe, expect, it } from 'vitest'
import { type SavedFiltersJson, writeSavedFilters, readSavedFilters } from '#domain/search/saved-filters.ts'
import { buildGazetteer } from '#domain/search/sentence/gazetteer.ts'
import { readSentence } from '#domain/search/sentence/read-sentence.ts'
import { continueSearch } from './continued-search.ts'

const gazetteer = buildGazetteer({
  cities: [
    { key: 'luziania', state: 'GO', total: 500 },
    { key: 'goiania', state: 'GO', total: 60 },
    { key: 'natal', state: 'RN', total: 80 },
  ],
  neighborhoods: [{ key: 'centro', cityKey: 'luziania', state: 'GO', total: 9 }],
})

const after = (before: SavedFiltersJson | null, message: string): SavedFiltersJson =>
  writeSavedFilters(
    continueSearch(
      message,
      readSentence(message, gazetteer, null),
      before === null ? null : readSavedFilters({ ...before }),
    ).criteria,
  )

describe('a sentence after a search', () => {
  it.each<[SavedFiltersJson, string, SavedFiltersJson]>([
    [{ category: 'casa' }, 'em Luziânia', { category: 'casa', city: 'LUZIANIA' }],
    [
      { category: 'casa', city: 'LUZIANIA' },
      'até 80 mil',
      { category: 'casa', city: 'LUZIANIA', maxPrice: 80_000 },
    ],
    [
      { category: 'casa', state: 'GO', city: 'LUZIANIA', maxPrice: 80_000 },
      'e em Natal?',
      { category: 'casa', city: 'NATAL', maxPrice: 80_000 },
    ],
    [{ category: 'casa', city: 'NATAL' }, 'e apartamentos?', { category: 'apartamento', city: 'NATAL' }],
    [
      { category: 'casa', city: 'NATAL', maxPrice: 90_000 },
      'só desocupado',
      { category: 'casa', city: 'NATAL', maxPrice: 90_000, occupancy: 'vacant' },
    ],
    [
      { category: 'casa', city: 'NATAL', minPrice: 200_000 },
      'até 100 mil',
      { category: 'casa', city: 'NATAL', maxPrice: 100_000 },
    ],
  ])('changes that search if it continues it: %j, "%s"', (before, message, expected) => {
    expect(after(before, message)).toMatchObject(expected)
    expect(Object.keys(after(before, message)).filter(name => name !== 'sort')).toEqual(
      expect.arrayContaining(Object.keys(expected)),
    )
  })

  it('takes rejected states out of its states and regions, and leaves any other search as it was', () => {
    expect(after({ category: 'casa', region: ['nordeste'] }, 'menos a Bahia')).toMatchObject({
      category: 'casa',
      state: ['AL', 'CE', 'MA', 'PB', 'PE', 'PI', 'RN', 'SE'],
    })
    expect(after({ category: 'casa', state: ['GO', 'RN'] }, 'tira Goiás, até 90 mil')).toMatchObject({
      category: 'casa',
      state: 'RN',
      maxPrice: 90_000,
    })
    const bahia = readSavedFilters({ state: 'BA' })
    expect(continueSearch('menos a Bahia', readSentence('menos a Bahia', gazetteer, null), bahia).kind).toBe(
      'info',
    )
  })

  it('does not exclude what a new wish replaces', () => {
    expect(after({ category: 'casa', city: 'LUZIANIA' }, 'esquece Luziânia, vê em Natal')).toEqual({
      category: 'casa',
      city: 'NATAL',
    })
  })

  it.each([
    'casas em Natal',
    'quero em Natal até 200 mil',
    'imóveis em Natal',
    'apartamento até 100 mil',
    'tem em Natal?',
  ])('starts a search of its own if it names what it wants: "%s"', message => {
    const before: SavedFiltersJson = { category: 'terreno', minRooms: 3, maxPrice: 10_000 }
    expect(after(before, message)).toEqual(after(null, message))
  })

  it('removes the bound that the new one contradicts', () => {
    expect(after({ category: 'casa', minPrice: 200_000 }, 'até 100 mil').minPrice).toBeUndefined()
  })

  it('without a search before it starts a search of its own', () => {
    expect(after(null, 'até 80 mil')).toEqual({ maxPrice: 80_000 })
  })
})
