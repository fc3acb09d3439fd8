import sql from 'sql-template-tag'
import { fingerprintListing } from '#domain/caixa/listing-changes.ts'
import type { ListingPaidPrice } from '#domain/property/listing-paid-price.ts'
import { type CataloguedListing, unknownBankPageFacts } from '#domain/property/listing.ts'
import type { Queryable } from '#server/database/database.ts'
import { raiseCatalogueVersion, recordListingChanges, recordWholeChange } from '#server/catalogue-changes.ts'
import { buildListingRow, buildTextRow } from '#server/catalogue/import/import-journal.ts'

/** What was paid for flats like a listing; every field can be replaced. */
export const examplePaid: ListingPaidPrice = {
  estimate: 230_000_00,
  low: 190_000_00,
  high: 270_000_00,
  sales: 5,
  first: '2024-03',
  last: '2025-08',
  basis: 'base do ITBI',
  city: 'Campinas',
  source: 'Prefeitura de Campinas',
}

/** Returns a plain flat in Campinas; every field can be replaced. */
export const createListing = (overrides: Partial<CataloguedListing> = {}): CataloguedListing => ({
  id: '8444405322578',
  state: 'SP',
  city: 'CAMPINAS',
  neighborhood: 'CENTRO',
  address: 'RUA DAS FLORES, N. 100, Apto 12',
  price: 150_000_00,
  evaluation: 200_000_00,
  financing: null,
  description:
    'Apartamento, 0.00 de área total, 48.35 de área privativa, 0.00 de área do terreno,  2 qto(s), WC, 1 sala(s), cozinha.',
  auctionType: 'Venda Online',
  modality: 'venda-online',
  category: 'apartamento',
  propertyType: 'Apartamento',
  area: 48.35,
  totalArea: null,
  privateArea: 48.35,
  landArea: null,
  rooms: 2,
  bathrooms: 1,
  kitchen: 1,
  garage: null,
  url: 'https://venda-imoveis.caixa.gov.br/sistema/detalhe-imovel.asp?hdnimovel=8444405322578',
  ...unknownBankPageFacts,
  place: null,
  photos: [],
  photoMissing: false,
  paid: null,
  source: 'caixa',
  firstSeenAt: '2026-01-09T12:00:00.000Z',
  changedAt: '2026-01-09T12:00:00.000Z',
  listDate: '2026-01-09',
  gone: false,
  siteGoneAt: null,
  unseen: null,
  doubtful: null,
  ...overrides,
})

/** Inserts listings directly into the catalogue (no import, no history) as its next version. */
export async function seedCatalogue(db: Queryable, listings: readonly CataloguedListing[]): Promise<void> {
  for (let from = 0; from < listings.length; from += 1000) {
    const part = listings.slice(from, from + 1000)
    const rows = part.map(each => ({
      ...buildListingRow(each, fingerprintListing(each)),
      gone: each.gone,
      source: each.source,
      fgts: each.fgts,
      occupancy: each.occupancy,
      first_auction_at: each.firstAuctionAt,
      second_auction_at: each.secondAuctionAt,
      photo_missing: each.photoMissing,
      first_seen_at: each.firstSeenAt,
      changed_at: each.changedAt,
      list_date: each.listDate,
      first_list_date: each.firstSeenAt.slice(0, 10),
      gone_at: each.gone ? each.changedAt : null,
    }))
    await db.query(sql`
      insert into listings
      select * from jsonb_populate_recordset(null::listings, ${JSON.stringify(rows)}::jsonb)`)
    await db.query(sql`
      insert into listing_texts
      select * from jsonb_populate_recordset(null::listing_texts, ${JSON.stringify(part.map(buildTextRow))}::jsonb)`)
    const estimated = part.filter(each => each.paid !== null)
    if (estimated.length > 0)
      await db.query(sql`
        insert into listing_paid_prices (id, city, asked, paid, day)
        select (r->>0)::bigint, '', '', r->1, 0
        from jsonb_array_elements(${JSON.stringify(estimated.map(({ id, paid }) => [id, paid]))}::jsonb) r`)
  }
  await db.query(
    sql`update catalogue set source = 'caixa', updated_at = '2026-01-09T12:00:00Z', list_date = '2026-01-08'`,
  )
  await recordListingChanges(
    db,
    listings.map(({ id }) => id),
  )
  await raiseCatalogueVersion(db)
}

/** Shows to searches what a test changed in the tables itself. */
export async function showChangedCatalogue(db: Queryable): Promise<void> {
  await recordWholeChange(db)
  await raiseCatalogueVersion(db)
}
