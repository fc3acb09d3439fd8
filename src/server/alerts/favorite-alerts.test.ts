import sql from 'sql-template-tag'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { createAlertWorld } from '#test/support/alert-world.ts'
import { eachEngine } from '#test/support/database.ts'
import { daysAfterStart, flatRow } from '#test/support/news-reader.ts'
import type { Database } from '../database/database.ts'
import { listNotifications } from '../notifications/notification-store.ts'

const auction = { auctionType: 'Leilão SFI - Edital Único' }

eachEngine(engine => {
  let db: Database
  let world: ReturnType<typeof createAlertWorld>
  let maria: string

  beforeAll(async () => {
    db = await engine.fresh()
    world = createAlertWorld(db)
    maria = (await world.on.person({ premiumUntil: daysAfterStart(1000) })).id
  })
  beforeEach(() => world.reset())

  it('notifies an account of favorites that are cheaper, raised, back, gone or sold by another modality, and of no others', async () => {
    await world.list(flatRow(1), flatRow(2), flatRow(3), flatRow(4, 100_000, auction), flatRow(5))
    await world.list(flatRow(1), flatRow(2), flatRow(4, 100_000, auction), flatRow(5))
    await world.runWorker()
    await world.list(flatRow(1), flatRow(2), flatRow(4, 100_000, auction), flatRow(5), flatRow(6))
    await world.runWorker()
    for (const id of [1, 2, 3, 4, 6]) await world.favorite(maria, id)
    await world.list(flatRow(1, 90_000), flatRow(3), flatRow(4), flatRow(5, 50_000), flatRow(6, 110_000))
    await world.runWorker()
    await world.runWorker()
    const where = 'Apartamento · Centro, Campinas, SP'
    const common = { user_id: maria, type: 'deal', urgent: false, total: 1, mail: 'waiting' }
    expect(await world.notifications()).toEqual([
      {
        ...common,
        title: `Agora em venda online: ${where}`,
        description: 'Agora em venda online, por R$ 100.000. Lista de 5 jan. 2026.',
        link: '/imovel/4',
        listings: [4],
      },
      {
        ...common,
        title: `Baixou de preço: ${where}`,
        description: 'Baixou de R$ 100.000 para R$ 90.000 (10% a menos). Lista de 5 jan. 2026.',
        link: '/imovel/1',
        listings: [1],
      },
      {
        ...common,
        title: `Saiu da lista: ${where}`,
        description:
          'Saiu da lista da Caixa, que não diz por quê. O último preço era R$ 100.000. Lista de 5 jan. 2026.',
        link: '/imovel/2',
        listings: [2],
      },
      {
        ...common,
        title: `Subiu de preço: ${where}`,
        description: 'Subiu de R$ 100.000 para R$ 110.000. Lista de 5 jan. 2026.',
        link: '/imovel/6',
        listings: [6],
      },
      {
        ...common,
        title: `Voltou à lista: ${where}`,
        description: 'Voltou à lista da Caixa, por R$ 100.000. Lista de 5 jan. 2026.',
        link: '/imovel/3',
        listings: [3],
      },
    ])
    const kinds = (await listNotifications(db, maria)).map(({ title, change }) => [
      title.split(':')[0],
      change,
    ])
    expect(Object.fromEntries(kinds)).toEqual({
      'Agora em venda online': 'modality',
      'Baixou de preço': 'cheaper',
      'Saiu da lista': 'gone',
      'Subiu de preço': 'raised',
      'Voltou à lista': 'back',
    })
  })

  it('notifies of ten favorites one by one when many changed, and of the rest together', async () => {
    const ids = Array.from({ length: 14 }, (_, at) => at + 1)
    await world.list(...ids.map(id => flatRow(id)))
    for (const id of ids) await world.favorite(maria, id)
    await world.list(...ids.map(id => flatRow(id, 100_000 - id * 1_000)))
    await world.runWorker()
    const notifications = await world.notifications()
    expect(
      notifications.flatMap(({ listings }) => (listings.length === 1 ? listings : [])).sort((a, b) => a - b),
    ).toEqual(ids.slice(4))
    expect(notifications.filter(({ listings }) => listings.length !== 1)).toMatchObject([
      { title: 'Mais 4 favoritos mudaram', link: '/favorites', listings: [4, 3, 2, 1], total: 4 },
    ])
  })

  it('notifies no visitors, no accounts without an active plan, and of no favorites saved after the list', async () => {
    const expired = await world.on.person({ premiumUntil: daysAfterStart(-4) })
    const suspended = await world.on.person({ premiumUntil: daysAfterStart(9), status: 'suspended' })
    const unwilling = await world.on.person({ premiumUntil: daysAfterStart(9) })
    await db.query(sql`update usuarios set preferencias = '{"deal":false}' where id = ${unwilling.id}`)
    await world.list(flatRow(1))
    for (const id of [expired.id, suspended.id, unwilling.id, 'visitante-0123456789abcdef'])
      await world.favorite(id, 1)
    await world.list(flatRow(1, 90_000))
    world.until(daysAfterStart(1))
    await world.favorite(maria, 1)
    await world.runWorker()
    expect(await world.notifications()).toEqual([])
  })

  it('notifies of each change, and not again after the reader cleared the notification', async () => {
    await world.list(flatRow(1))
    await world.favorite(maria, 1)
    for (const price of [90_000, 80_000]) {
      await world.list(flatRow(1, price))
      await world.runWorker()
    }
    expect(await world.notifications()).toHaveLength(2)
    await db.query(sql`delete from notifications`)
    await db.query(sql`update imports set alerted_at = null`)
    await world.runWorker()
    expect(await world.notifications()).toEqual([])
  })
})
