import { beforeAll, describe, expect, it } from 'vitest'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { eachEngine } from '#test/support/database.ts'
import { createCatalogueVersion } from '../catalogue/catalogue-version.ts'
import type { Database, Queryable } from '../database/database.ts'
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
    ])
  })

  /** The database, counting its queries and delaying answers while `gate` is closed. */
  function watched() {
    const asked: string[] = []
    let gate: Promise<void> = Promise.resolve()
    const queryable: Queryable = {
      async query(statement) {
        asked.push(statement.text)
        await gate
        return db.query(statement)
      },
    }
    const version = createCatalogueVersion(db)
    return {
      version,
      gazetteer: createGazetteerCache(queryable, version),
      built: () => asked.filter(text => text.includes('city_key as key')).length,
      hold(until: Promise<void>) {
        gate = until
      },
    }
  }

  describe('the places of the sentence parser', () => {
    it('are the offered cities by state, with the number of listings, and every municipality', async () => {
      const { cities } = await watched().gazetteer()
      expect(cities.get('sao jose dos campos')).toEqual([
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

    it('are written as in the catalogue, without duplicates', async () => {
      const { cities } = await watched().gazetteer()
      expect(cities.get('santa barbara d oeste')).toEqual([
        { key: 'santa barbara d oeste', state: 'SP', total: 1 },
      ])
      expect(cities.get("santa barbara d'oeste")).toBeUndefined()
    })

    it('include the neighborhoods of each city', async () => {
      const { neighborhoods } = await watched().gazetteer()
      expect(neighborhoods.get('jardim satelite')).toEqual([
        { key: 'jardim satelite', cityKey: 'sao jose dos campos', state: 'SP', total: 2 },
      ])
      expect(neighborhoods.get('')).toBeUndefined()
    })

    it('are built once for concurrent requests', async () => {
      const { gazetteer, built } = watched()
      const all = await Promise.all(Array.from({ length: 20 }, () => gazetteer()))
      expect(new Set(all).size).toBe(1)
      expect(await gazetteer()).toBe(all[0])
      expect(built()).toBe(1)
    })

    it('stay in use while new ones are built, and are then replaced', async () => {
      const { gazetteer, version, built, hold } = watched()
      const old = await gazetteer()
      await seedCatalogue(db, [createListing({ id: `9${engine.name.length}`, city: 'NOVA CIDADE' })])
      version.moved()
      let open: () => void = () => undefined
      hold(new Promise(resolve => (open = resolve)))
      expect([await gazetteer(), await gazetteer()]).toEqual([old, old])
      open()
      await expect.poll(async () => (await gazetteer()).cities.has('nova cidade')).toBe(true)
      expect(built()).toBe(2)
    })

    it('are read again after the database was unreachable', async () => {
      const version = createCatalogueVersion(db)
      let away = true
      const gazetteer = createGazetteerCache(
        { query: statement => (away ? Promise.reject(new Error('away')) : db.query(statement)) },
        version,
      )
      await expect(gazetteer()).rejects.toThrow('away')
      away = false
      expect((await gazetteer()).cities.has('bonito')).toBe(true)
    })
  })
})
