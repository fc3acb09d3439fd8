import { beforeAll, describe, expect, it } from 'vitest'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { eachEngine } from '#test/support/database.ts'
import { loadCatalogueIndex } from '../catalogue/search-index/catalogue-index.ts'
import type { Database } from '../database/database.ts'
import { createGazetteerCache } from './catalogue-gazetteer.ts'

eachEngine(engine => {
  let db: Database

  beforeAll(async () => {
    db = await engine.fresh()
    await seedCatalogue(db, [
      createListing({ id: '1', city: 'SÃO JOSÉ DOS CAMPOS', neighborhood: 'Jardim Satélite' }),
      createListing({ id: '2', city: 'Sao Jose dos Campos', neighborhood: 'JARDIM SATELITE' }),
      createListing({ id: '3', city: 'SANTA BARBARA D OESTE', neighborhood: '' }),
      createListing({ id: '4', city: 'BONITO', state: 'MS', neighborhood: 'CENTRO' }),
      createListing({ id: '5', city: 'GONE CITY', gone: true }),
      createListing({ id: '6', city: 'VILA SEM NOME', state: 'GO' }),
    ])
  })

  const load = async () => {
    const index = await loadCatalogueIndex(db)
    return { index, ...createGazetteerCache(index) }
  }

  describe('the places of the sentence parser', () => {
    it('are the offered cities by state, with the number of listings, and every municipality', async () => {
      const { cities } = (await load()).gazetteer()
      expect(cities.get('sao jose dos campos')).toMatchObject([
        { key: 'sao jose dos campos', state: 'SP', total: 2 },
      ])
      expect(
        cities
          .get('bonito')
          ?.map(({ state, total }) => [state, total])
          .sort(),
      ).toEqual([
        ['BA', 0],
        ['MS', 1],
        ['PA', 0],
        ['PE', 0],
      ])
      expect(cities.get('gone city')).toBeUndefined()
      expect([...cities.values()].flat().length).toBeGreaterThan(5_560)
    })

    it('are found by their official name and by the list’s', async () => {
      const { cities } = (await load()).gazetteer()
      for (const name of ['santa barbara d oeste', 'estrela d oeste'])
        expect(
          cities.get(name)?.map(({ state }) => state),
          name,
        ).toEqual(['SP'])
      expect(cities.get('santa barbara d oeste')).toMatchObject([
        { key: "santa barbara d'oeste", state: 'SP', total: 1 },
      ])
    })

    it('say of which listed city it is not known where it lies', async () => {
      const { cities } = (await load()).gazetteer()
      expect([...cities.values()].flat().filter(({ unlocated }) => unlocated)).toEqual([
        { key: 'vila sem nome', state: 'GO', total: 1, unlocated: true },
      ])
    })

    it('include the neighborhoods of each city', async () => {
      const { neighborhoods } = (await load()).gazetteer()
      expect(neighborhoods.get('jardim satelite')).toEqual([
        { key: 'jardim satelite', cityKey: 'sao jose dos campos', state: 'SP', total: 2 },
      ])
      expect(neighborhoods.get('')).toBeUndefined()
    })

    it('are built once for concurrent refreshes, and at once where nobody has built any', async () => {
      const { gazetteer, refreshGazetteer } = await load()
      const all = await Promise.all(Array.from({ length: 20 }, () => refreshGazetteer()))
      expect(new Set(all)).toEqual(new Set([gazetteer()]))
      expect(await refreshGazetteer()).toBe(gazetteer())
      expect((await load()).gazetteer().cities.has('bonito')).toBe(true)
    })

    it('stay in use while new ones are built, and are then replaced', async () => {
      const { index, gazetteer, refreshGazetteer } = await load()
      const old = gazetteer()
      await seedCatalogue(db, [createListing({ id: `9${engine.name.length}`, city: 'NOVA CIDADE' })])
      await index.follow()
      expect(gazetteer()).toBe(old)
      const built = refreshGazetteer()
      expect(gazetteer()).toBe(old)
      expect(await built).toBe(gazetteer())
      expect(gazetteer().cities.has('nova cidade')).toBe(true)
      expect(old.cities.has('nova cidade')).toBe(false)
    })

    it('let other work run while they are built', async () => {
      const { refreshGazetteer } = await load()
      let turns = 0
      let ended = false
      const built = refreshGazetteer().then(() => (ended = true))
      for (; !ended; turns++) await new Promise(resolve => setImmediate(resolve))
      await built
      expect(turns).toBeGreaterThan(0)
    })
  })
})
