import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { savedCalls } from '#contract/saved-calls.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { anyEngine } from '#test/support/database.ts'
import { favoritesOn } from '#test/support/favorites.ts'

const visitor = 'visitante-0123456789abcdef'
const now = () => new Date('2026-01-10T12:00:00Z')

anyEngine(engine => {
  it('a favorite for sale has its earlier prices, those of an auction apart from a sale at the same price, and the ladder only where it holds', async () => {
    const db = await engine.fresh()
    const on = favoritesOn(db, now)
    await seedCatalogue(db, [
      createListing({ id: '1', price: 80_000_00 }),
      createListing({ id: '2', price: 90_000_00 }),
      createListing({ id: '3', gone: true }),
      createListing({ id: '4' }),
    ])
    const history = [
      ['2025-09-01', 'new', 120_000_00, 'leilao'],
      ['2025-09-20', 'changed', 100_000_00, 'leilao'],
      ['2025-10-01', 'changed', 100_000_00, 'licitacao'],
      ['2025-11-01', 'gone', 100_000_00, 'licitacao'],
      ['2025-12-01', 'back', 100_000_00, 'venda-online'],
      ['2026-01-08', 'changed', 80_000_00, 'venda-online'],
    ] as const
    for (const [at, [date, kind, price, modality]] of history.entries())
      await db.query(sql`
        insert into listing_history (listing_id, import_id, kind, list_date, at, price, modality)
        values (1, ${at + 1}::bigint, ${kind}, ${date}, ${now()}, ${price}::bigint, ${modality})`)
    for (const id of ['3', '2', '1'])
      await on.ask(savedCalls.addFavorite, { body: { user_id: visitor, property: { id } } })
    const ladders = await on.ask(savedCalls.favoriteLadders, { query: { user_id: visitor } })
    expect(ladders.toSorted((a, b) => Number(a.id) - Number(b.id))).toEqual([
      {
        id: '1',
        ladder: null,
        earlier: [
          { at: '2025-09-01', price: 120_000, auction: true },
          { at: '2025-09-20', price: 100_000, auction: true },
          { at: '2025-10-01', price: 100_000, auction: false },
        ],
      },
      { id: '2', ladder: null, earlier: [] },
    ])
    const other = { user_id: 'visitante-fedcba9876543210' }
    expect(await on.ask(savedCalls.favoriteLadders, { query: other })).toEqual([])
  })
})
