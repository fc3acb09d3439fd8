import { beforeAll, beforeEach, expect, it } from 'vitest'
import { computeRungPrice, computeStartPrice, findOwnBand } from '#domain/ladder/ladder-position.ts'
import { ladderTable } from '#domain/ladder/ladder-table.ts'
import type { Listing } from '#domain/property/listing.ts'
import { createAlertWorld } from '#test/support/alert-world.ts'
import { eachEngine } from '#test/support/database.ts'
import { daysAfterStart } from '#test/support/news-reader.ts'

const direct = 'Venda Direta Online'

/** The listing of a number on a rung of the ladder. */
function rowOn(number: number, rung: number, rebasings = 0, auctionType = direct): Partial<Listing> {
  const evaluation = (150_000 + number * 700) * 100
  const start = computeStartPrice(evaluation, findOwnBand(evaluation, ladderTable.bands).lo, rebasings)
  return {
    id: String(1000 + number),
    state: 'SE',
    city: `CIDADE ${String.fromCharCode(65 + (number % 20))}`,
    address: `RUA INVENTADA ${number}, N. 10`,
    price: computeRungPrice(start, rung)!,
    evaluation,
    url: '',
    auctionType,
  }
}
const others = Array.from({ length: 60 }, (_, at) => rowOn(at + 10, 2))

eachEngine(engine => {
  let world: ReturnType<typeof createAlertWorld>
  let maria: string

  beforeAll(async () => {
    const db = await engine.fresh()
    world = createAlertWorld(db)
    maria = (await world.on.person({ premiumUntil: daysAfterStart(1000) })).id
  })
  beforeEach(() => world.reset())

  const titles = async () => (await world.notifications()).map(({ title }) => title.split(':')[0])
  /** Imports the lists of the next days. */
  async function take(...lists: Partial<Listing>[][]) {
    for (const own of lists) {
      await world.list(...own, ...others)
      await world.runWorker()
    }
  }

  // The lists are of the first days of January, when the bank re-bases.
  it('a favorite that vanishes before it is re-based is said to be re-based, not to have left and returned', async () => {
    await take([rowOn(1, 5)])
    await world.favorite(maria, 1001)
    await world.search(maria, 'Sergipe', { state: 'SE' })
    await take([], [], [])
    expect(await titles()).toEqual([])
    await take([rowOn(1, 1, 1, 'Venda Online')])
    expect(await titles()).toEqual(['A Caixa recomeçou a escada'])
  })

  it('one that stays away is said to have left by the first list four days later, once', async () => {
    await take([rowOn(1, 5)])
    await world.favorite(maria, 1001)
    await take([], [], [], [])
    expect(await titles()).toEqual([])
    await take([], [])
    expect(await titles()).toEqual(['Saiu da lista'])
  })

  it('one that was cut once is said to have left at once', async () => {
    await take([rowOn(1, 1)])
    await world.favorite(maria, 1001)
    await take([])
    expect(await titles()).toEqual(['Saiu da lista'])
  })
})
