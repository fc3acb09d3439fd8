import sql from 'sql-template-tag'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ListedCityNames } from '#domain/search/index/listed-city-names.ts'
import { createAlertWorld } from '#test/support/alert-world.ts'
import { eachEngine } from '#test/support/database.ts'
import { nothingLoaded } from '#test/support/followed-index.ts'
import { daysAfterStart, flatRow } from '#test/support/news-reader.ts'
import type { Database } from '../database/database.ts'

eachEngine(engine => {
  let db: Database
  let world: ReturnType<typeof createAlertWorld>
  let maria: string

  beforeAll(async () => {
    db = await engine.fresh()
    world = createAlertWorld(db)
    maria = (await world.on.person({ premiumUntil: daysAfterStart(1000) })).id
  })
  beforeEach(async () => {
    await world.reset()
    // The first list of a state says of none of its listings that it is new.
    await world.list(flatRow(900, 900_000))
    await world.runWorker()
  })

  const titles = async (...userIds: string[]) =>
    (await world.notifications(...userIds)).map(({ title }) => title)
  const unalerted = () => db.query(sql`select id from imports where alerted_at is null`)

  describe('a saved search with alerts', () => {
    it('is notified once of what is new in a list, the largest discount first, with a link to all of it', async () => {
      await world.search(maria, 'Baratos em Campinas', { city: 'Campinas', maxPrice: 130_000 })
      await world.list(flatRow(1, 120_000), flatRow(2, 100_000), flatRow(3, 150_000))
      await world.runWorker()
      await world.runWorker()
      expect(await world.notifications()).toEqual([
        {
          user_id: maria,
          type: 'deal',
          title: '2 imóveis novos em “Baratos em Campinas”',
          description:
            'Apartamento · Centro, Campinas, SP, por R$ 100.000 (50% abaixo da avaliação); ' +
            'Apartamento · Centro, Campinas, SP, por R$ 120.000 (40% abaixo da avaliação). Lista de 3 jan. 2026.',
          link: '/search?city=Campinas&maxPrice=130000&sort=newest',
          urgent: false,
          listings: [2, 1],
          total: 2,
          mail: 'waiting',
        },
      ])
      expect(await unalerted()).toEqual([])
    })

    it('means a city by the names in the search index, once it has followed the import', async () => {
      await world.search(maria, 'Parte de um nome', { state: 'SP', city: 'Alinhos' })
      await world.search(maria, 'Nome de outra cidade', { state: 'SP', city: 'Valinh' })
      await world.list(flatRow(1, 100_000, { city: 'VALINHOS' }))
      let listedCityNames: ListedCityNames = new Map()
      const follow = async () => {
        listedCityNames = new Map([['valinh', new Set(['SP' as const])]])
      }
      const current = () => ({ ...nothingLoaded, listings: { ...nothingLoaded.listings, listedCityNames } })
      await world.runWorker({ index: { follow, current } })
      expect(await titles()).toEqual(['1 imóvel novo em “Parte de um nome”'])
    })

    it('links to the page of a single new listing', async () => {
      await world.search(maria, 'Tudo')
      await world.list(flatRow(7))
      await world.runWorker()
      expect(await world.notifications()).toMatchObject([
        { title: '1 imóvel novo em “Tudo”', link: '/imovel/7', listings: [7], total: 1 },
      ])
    })

    it('is notified of what matches now and did not before, of what is back, and of nothing else', async () => {
      await world.list(flatRow(1, 150_000), flatRow(2, 150_000), flatRow(3, 90_000), flatRow(4, 90_000))
      await world.list(flatRow(1, 150_000), flatRow(2, 150_000), flatRow(3, 90_000))
      await world.runWorker()
      await world.search(maria, 'Até 100 mil', { maxPrice: 100_000 })
      await world.search(maria, 'Meio preço', { minDiscount: 50 })
      await world.search(maria, 'De leilão', { modality: ['leilao'] })
      await world.list(
        flatRow(1, 99_000),
        flatRow(2, 140_000, { auctionType: 'Leilão SFI - Edital Único' }),
        flatRow(3, 95_000),
        flatRow(4, 90_000),
      )
      await world.runWorker()
      expect((await world.notifications()).map(({ title, listings }) => [title, listings])).toEqual([
        ['1 novidade em “De leilão”', [2]],
        ['2 novidades em “Até 100 mil”', [4, 1]],
        ['2 novidades em “Meio preço”', [4, 1]],
      ])
      expect((await world.notifications()).at(-1)?.description).toMatch(
        /^1 de volta à lista e 1 que passou a atender à busca: /,
      )
    })

    it("is notified of each list by that list's own facts, also when several are pending", async () => {
      await world.search(maria, 'Até 100 mil', { maxPrice: 100_000 })
      await world.list(flatRow(1, 150_000), flatRow(2, 90_000), flatRow(3, 90_000))
      await world.list(flatRow(1, 95_000), flatRow(2, 150_000), flatRow(4, 90_000))
      await world.runWorker()
      expect((await world.notifications()).map(({ title, listings }) => [title, listings])).toEqual([
        ['1 imóvel novo em “Até 100 mil”', [2]],
        ['2 novidades em “Até 100 mil”', [4, 1]],
      ])
    })

    it('counts days from the newest list of its time, also when several are pending', async () => {
      await world.search(maria, 'Novos', { newWithin: 2 })
      await world.search(maria, 'Mais baratos', { cutWithin: 2 })
      await world.list(flatRow(1, 150_000))
      await world.list(flatRow(1, 140_000), flatRow(2, 150_000))
      for (let day = 0; day < 3; day++) await world.list(flatRow(1, 140_000), flatRow(2, 150_000))
      await world.list(flatRow(1, 140_000), flatRow(2, 140_000))
      await world.runWorker()
      expect((await world.notifications()).map(({ title, listings }) => [title, listings])).toEqual([
        ['1 imóvel novo em “Novos”', [1]],
        ['1 imóvel novo em “Novos”', [2]],
        ['1 novidade em “Mais baratos”', [1]],
        ['1 novidade em “Mais baratos”', [2]],
      ])
    })

    it('is not notified again of a second cut soon after the first', async () => {
      await world.search(maria, 'Mais baratos', { cutWithin: 30 })
      await world.list(flatRow(1, 150_000), flatRow(2, 150_000))
      await world.list(flatRow(1, 140_000), flatRow(2, 150_000))
      await world.runWorker()
      await world.list(flatRow(1, 130_000), flatRow(2, 140_000))
      await world.runWorker()
      expect((await world.notifications()).map(({ listings }) => listings)).toEqual([[1], [2]])
    })

    it('is notified of the number, not the listings, when there are many', async () => {
      await world.search(maria, 'Tudo', { state: 'SP' })
      await world.list(...Array.from({ length: 40 }, (_, at) => flatRow(at + 1)))
      await world.runWorker()
      const [notification, ...more] = await world.notifications()
      expect(more).toEqual([])
      expect(notification).toMatchObject({ title: '40 imóveis novos em “Tudo”', total: 40 })
      expect(notification?.listings).toHaveLength(10)
      expect(notification?.description).toMatch(/; e mais 37\. Lista de/)
    })

    it('is not notified of anything new by the first list of a state, but of how many fit', async () => {
      await world.search(maria, 'Tudo')
      await world.list(flatRow(1, 90_000, { state: 'RJ', city: 'NITEROI' }))
      await world.runWorker()
      await world.list(
        flatRow(1, 90_000, { state: 'RJ', city: 'NITEROI' }),
        flatRow(2, 90_000, { state: 'RJ', city: 'NITEROI' }),
      )
      await world.runWorker()
      const [first, second] = await world.notifications()
      expect(first?.title).toBe('1 imóvel em “Tudo”')
      expect(first?.description).toMatch(
        /^É a primeira lista lida do estado: não se sabe o que é novo\. Apartamento · Centro, Niterói, RJ, por R\$ 90\.000/,
      )
      expect(second?.title).toBe('1 imóvel novo em “Tudo”')
    })

    it('is not notified again after its reader cleared the notification', async () => {
      await world.search(maria, 'Tudo')
      await world.list(flatRow(1))
      await world.runWorker()
      await db.query(sql`delete from notifications`)
      await db.query(sql`update imports set alerted_at = null`)
      await world.runWorker()
      expect(await titles()).toEqual([])
    })

    it('is not notified of a list imported before it was saved', async () => {
      await world.list(flatRow(1))
      world.until(daysAfterStart(1))
      await world.search(maria, 'Tudo')
      await world.runWorker()
      expect(await titles()).toEqual([])
      expect(await unalerted()).toEqual([])
    })

    it('is not notified of what is gone again', async () => {
      await world.search(maria, 'Tudo')
      await world.list(flatRow(1), flatRow(2))
      await world.list(flatRow(2))
      await world.runWorker()
      expect((await world.notifications()).map(({ listings }) => listings)).toEqual([[2]])
    })
  })

  it('gets no notification without alerts, of a visitor, or of an account without an active plan', async () => {
    const others = [
      await world.on.person({ status: 'suspended', premiumUntil: daysAfterStart(9) }),
      await world.on.person({ premiumUntil: daysAfterStart(-4) }),
      await world.on.person({ premiumUntil: null }),
    ]
    for (const { id } of others) await world.search(id, 'De quem não tem plano')
    await world.search('visitante-0123456789abcdef', 'De visitante')
    await world.search(maria, 'Sem avisos', {}, false)
    await world.search(maria, 'Com avisos')
    await world.list(flatRow(1))
    await world.runWorker()
    expect(await titles()).toEqual(['1 imóvel novo em “Com avisos”'])
  })

  it.each([
    [{ deal: false }, []],
    [{ email: false }, ['none']],
    [{ auction: false, system: false }, ['waiting']],
  ])('follows the preferences of its account: %j', async (preferences, mails) => {
    const { id } = await world.on.person({ premiumUntil: daysAfterStart(9) })
    await db.query(
      sql`update usuarios set preferencias = ${JSON.stringify(preferences)}::jsonb where id = ${id}`,
    )
    await world.search(id, 'Tudo')
    await world.list(flatRow(1))
    await world.runWorker()
    expect((await world.notifications(id)).map(({ mail }) => mail)).toEqual(mails)
  })

  it('gets no notification of the demonstration list, nor does the demonstration account of any list', async () => {
    const demonstration = await world.on.person({ premiumUntil: daysAfterStart(9) })
    await db.query(sql`update usuarios set demonstracao = true where id = ${demonstration.id}`)
    await world.search(demonstration.id, 'Tudo')
    await world.list(flatRow(900), flatRow(2))
    await world.favorite(demonstration.id, 900)
    await world.list(flatRow(900, 800_000), flatRow(2), flatRow(3))
    await world.runWorker()
    expect(await titles()).toEqual([])

    await world.search(maria, 'Tudo')
    await world.list(flatRow(1))
    await db.query(sql`update imports set source = 'demo'`)
    await world.runWorker()
    expect(await titles()).toEqual([])
    expect(await unalerted()).toEqual([])
  })
})
