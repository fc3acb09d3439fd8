import fc from 'fast-check'
import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { presentProperty } from '#contract/present-property.ts'
import { readBankPage } from '#domain/caixa/detail/bank-page-reader.ts'
import type { CataloguedListing, Listing } from '#domain/property/listing.ts'
import { createBankPage } from '#test/support/bank-page.ts'
import { anyEngine } from '#test/support/database.ts'
import { listFile } from '#test/support/list-file.ts'
import type { Database } from '../../database/database.ts'
import { storePage } from '../details/detail-store.ts'
import { importList } from '../import/import-list.ts'
import { findListings } from '../listing-store.ts'

const now = new Date('2026-11-21T12:00:00Z')
const ids = Array.from({ length: 24 }, (_, at) => String(8_444_400_000_001 + at))

/** Rows of a list that vary in everything the net ROI depends on. */
const arbitraryRow: fc.Arbitrary<Partial<Listing>> = fc.record({
  price: fc.integer({ min: 10_000_00, max: 400_000_00 }),
  evaluation: fc.option(fc.integer({ min: 30_000_00, max: 500_000_00 }), { nil: null, freq: 8 }),
  auctionType: fc.constantFrom(
    'Leilão SFI - Edital Único',
    'Licitação Aberta',
    'Venda Online',
    'Venda Direta Online',
    '',
  ),
  description: fc.constantFrom(
    'Apartamento, 48.35 de área privativa, 2 qto(s).',
    'Casa, 1000.00 de área do terreno.',
    'Casa, 0.00 de área total.',
    'Terreno, 300.00 de área do terreno.',
    'Gleba, 20000.00 de área do terreno.',
    'Loja, 40.00 de área total.',
    'Outros, 10.00 de área total.',
  ),
  city: fc.constantFrom('CAMPINAS', 'São Paulo', 'SANTO ANDRÉ'),
})
const rowsOf = (seed: number) => fc.sample(arbitraryRow, { numRuns: ids.length, seed })
const some = (share: number, seed: number) =>
  fc.sample(fc.integer({ min: 0, max: 99 }), { numRuns: ids.length, seed }).map(number => number < share)

async function take(db: Database, date: string, rows: readonly Partial<Listing>[]): Promise<void> {
  const options = { file: 'lista.csv', source: 'caixa', partial: false, force: true, date: null } as const
  const outcome = await importList(db, listFile(date, rows), options, () => now)
  expect(outcome?.status).toBe('done')
}

/** Imports the bank page of every chosen listing, each with a different occupancy. */
async function readPages(db: Database, chosen: readonly boolean[], from: number): Promise<void> {
  for (const [at, id] of ids.entries()) {
    if (!chosen[at]) continue
    const situation = [null, 'Ocupado', 'Desocupado'][(at + from) % 3] ?? null
    const reading = readBankPage(createBankPage({ number: `${id.slice(0, -1)}-${id.slice(-1)}`, situation }))
    if (reading.kind === 'refused') throw new Error(reading.reason)
    await storePage(db, reading.page, new Date(now.getTime() + from * 1000))
  }
}

/** Returns the stored and the presented values, by number. */
async function both(db: Database) {
  const kept = await db.query<{ id: number; net_roi: number | null }>(sql`select id, net_roi from listings`)
  const listings = await findListings(db, ids)
  return {
    kept: Object.fromEntries(kept.map(({ id, net_roi }) => [id, net_roi])),
    shown: Object.fromEntries(listings.map(listing => [listing.id, presentProperty(listing, now).netRoi])),
    listings,
  }
}

const kindsOf = (listings: readonly CataloguedListing[]) =>
  new Set(
    listings.map(
      ({ category, occupancy }) =>
        `${category === 'terreno' || category === 'rural' ? 'land' : 'built'} ${occupancy}`,
    ),
  )

anyEngine(engine => {
  it('the net ROI stored for search equals the one presented, whatever lists and pages say', async () => {
    const db = await engine.fresh()
    const agree = async () => {
      const { kept, shown, listings } = await both(db)
      expect(kept).toEqual(shown)
      return { kept, listings }
    }
    const offered = (seed: number, staying: readonly boolean[]) =>
      rowsOf(seed).flatMap((row, at) => (staying[at] ? [{ ...row, id: ids[at] as string, url: '' }] : []))

    await take(db, '2026-01-08', offered(1, some(80, 1)))
    const first = await agree()
    await readPages(db, some(60, 2), 0)
    const read = await agree()
    expect(read.kept).not.toEqual(first.kept)
    // Changes prices, appraisals, modalities and kinds; removes and adds some.
    await take(db, '2026-01-09', offered(3, some(60, 3)))
    await agree()
    await readPages(db, some(60, 4), 1)
    await agree()
    await take(db, '2026-01-10', offered(5, some(90, 5)))
    const { listings } = await agree()
    await readPages(db, some(60, 6), 2)
    await agree()

    const kinds = kindsOf(listings)
    for (const kind of ['land', 'built'])
      for (const occupancy of [null, 'vacant', 'occupied']) expect(kinds).toContain(`${kind} ${occupancy}`)
    expect(listings.some(({ gone }) => gone)).toBe(true)
  })
})
