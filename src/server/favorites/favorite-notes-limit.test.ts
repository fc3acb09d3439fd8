import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { anyEngine } from '#test/support/database.ts'
import { addFavorite, updateFavorite } from './favorite-store.ts'
import { presentAt } from '#test/support/presentation.ts'

const owner = 'visitante-0123456789'
const now = new Date('2026-06-01T12:00:00Z')

anyEngine(engine => {
  it('an owner’s notes take no more than 1 MB together, but may always become shorter', async () => {
    const db = await engine.fresh()
    await seedCatalogue(db, [createListing({ id: '1' })])
    await addFavorite(db, owner, '1', presentAt(now))
    const note = (notes: string) => updateFavorite(db, owner, '1', { notes }, presentAt(now))
    await note('a'.repeat(50))
    await db.query(sql`
      insert into favorites (user_id, property_id, price_when_saved, saved_at, notes)
      select ${owner}::text, 1000 + n, 1, ${now}::timestamptz, repeat('n', 4096) from generate_series(1, 256) n`)
    const refused = { code: 'bad_request', fields: { notes: expect.stringContaining('1 MB') } }
    await expect(note('b'.repeat(51))).rejects.toMatchObject(refused)
    expect(await note('b'.repeat(49))).toMatchObject({ notes: 'b'.repeat(49) })
  })
})
