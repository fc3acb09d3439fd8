import sql, { type Sql } from 'sql-template-tag'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import type { ListingPaidPrice } from '#domain/property/listing-paid-price.ts'
import type { GeographicPlace } from '#domain/property/geographic-place.ts'
import { readDebtFacts } from '#domain/edital/debt-facts.ts'
import type { DebtRules } from '#domain/property/bank-page.ts'
import { isPageOfSale } from '#domain/property/sale-modality.ts'
import type { CataloguedListing, Listing, PropertyType } from '#domain/property/listing.ts'
import type { Uf } from '#domain/states.ts'
import type { Queryable } from '../database/database.ts'
import { findCityPlace } from '../geo/municipalities.ts'

/** The current state of the catalogue as a whole. */
export interface CatalogueState {
  /** Changes with every import. */
  version: number
  source: 'demo' | 'caixa'
  updatedAt: Date | null
  /** Newest generation date imported, `YYYY-MM-DD`. */
  listDate: string | null
  newLastImport: number
}

/** Reads the version of the catalogue, and from which list and when it was last changed. */
export async function readCatalogueState(db: Queryable): Promise<CatalogueState> {
  const [state] = await db.query<CatalogueState>(sql`
    select version, source, updated_at as "updatedAt", list_date as "listDate", new_last_import as "newLastImport"
    from catalogue`)
  return state as CatalogueState
}

/** Columns of one whole listing, from `listings l` and what `joined(l.id)` returns. */
export const listingColumns: Sql = sql`
  l.id, l.gone, l.source, l.state, l.category, l.modality, l.price, l.evaluation, l.area, l.rooms, l.garage,
  l.financing, l.fgts, l.occupancy, l.first_auction_at, l.second_auction_at, l.photo_missing, l.first_seen_at,
  l.changed_at, l.list_date, l.site_gone_at, l.unseen_since, l.seen_on, l.doubtful_price, l.doubtful_evaluation,
  l.doubtful_on, t.city, t.neighborhood, t.address, t.description, t.property_type, t.auction_type, t.url,
  t.total_area, t.private_area, t.land_area, t.bathrooms, t.kitchen,
  b.page->>'modality' as page_modality, (b.page->'evaluation')::bigint as page_evaluation, b.page->'debts' as page_debts, b.page->>'auctioneer' as auctioneer,
  (b.page->'inDispute')::boolean as in_dispute, (b.page->'bids'->'count')::integer as bids, b.page->'warnings' as warnings, b.page->'titleRecords' as title_records,
  b.page->>'registryOffice' as registry_office, b.page->>'judicialDistrict' as judicial_district,
  b.page->>'titleRecordUrl' as title_record_url, coalesce(b.page->>'editalUrl', b.page->>'noticeUrl') as edital_url,
  g.lat, g.lng, g.precision, g.radius, a.paid,
  array(select p.n from listing_photos p where p.id = l.id and p.present order by p.n) as photos`

/**
 * Joins what is only shown of the listing with number `id`: `t` its texts, `b` the bank's page, `g` its geocoded
 * place, `a` what was paid in its building.
 */
export const listingDetailJoin = (id: Sql): Sql => sql`
  join listing_texts t on t.id = ${id}
  left join listing_pages b on b.id = ${id}
  left join listing_places g on g.id = ${id} and g.lat is not null
  left join listing_paid_prices a on a.id = ${id}`

/** A row of `listingColumns`. */
export interface ListingRow {
  id: number
  gone: boolean
  source: 'demo' | 'caixa'
  state: Uf
  category: Listing['category']
  modality: Listing['modality']
  price: number
  evaluation: number | null
  area: number | null
  rooms: number | null
  garage: number | null
  financing: boolean | null
  fgts: boolean | null
  occupancy: CataloguedListing['occupancy']
  first_auction_at: Date | null
  second_auction_at: Date | null
  photo_missing: boolean
  first_seen_at: Date
  changed_at: Date
  list_date: string
  site_gone_at: Date | null
  unseen_since: string | null
  seen_on: string | null
  doubtful_price: number | null
  doubtful_evaluation: number | null
  doubtful_on: string | null
  city: string
  neighborhood: string
  address: string
  description: string
  property_type: PropertyType
  auction_type: string
  url: string
  total_area: number | null
  private_area: number | null
  land_area: number | null
  bathrooms: number | null
  kitchen: number | null
  page_modality: string | null
  page_evaluation: number | null
  page_debts: DebtRules | null
  auctioneer: string | null
  in_dispute: boolean | null
  bids: number | null
  warnings: string[] | null
  title_records: string[] | null
  registry_office: string | null
  judicial_district: string | null
  title_record_url: string | null
  edital_url: string | null
  lat: number | null
  lng: number | null
  precision: GeographicPlace['precision'] | null
  radius: number | null
  paid: ListingPaidPrice | null
  photos: number[]
}

/** Converts a row to a listing of the catalogue. */
export const toListing = (row: ListingRow): CataloguedListing => ({
  id: String(row.id),
  state: row.state,
  city: row.city,
  neighborhood: row.neighborhood,
  address: row.address,
  price: row.price,
  evaluation: row.evaluation,
  financing: row.financing,
  description: row.description,
  auctionType: row.auction_type,
  modality: row.modality,
  category: row.category,
  propertyType: row.property_type,
  area: row.area,
  totalArea: row.total_area,
  privateArea: row.private_area,
  landArea: row.land_area,
  rooms: row.rooms,
  bathrooms: row.bathrooms,
  kitchen: row.kitchen,
  garage: row.garage,
  url: row.url,
  fgts: row.fgts,
  occupancy: row.occupancy,
  firstAuctionAt: row.first_auction_at && toBrasiliaIso(row.first_auction_at.getTime()),
  secondAuctionAt: row.second_auction_at && toBrasiliaIso(row.second_auction_at.getTime()),
  photoMissing: row.photo_missing,
  inDispute: ifPresentSale(row, row.in_dispute),
  bids: ifPresentSale(row, row.bids),
  auctioneer: ifPresentSale(row, row.auctioneer),
  legalNotes: joinTexts(row.warnings, ' '),
  titleRecord: joinTexts(row.title_records, ', '),
  registryOffice: joinTexts([row.registry_office, row.judicial_district], ' · '),
  titleRecordUrl: row.title_record_url,
  editalUrl: ifPresentSale(row, row.edital_url),
  pageRead: row.page_debts !== null,
  ...readDebtFacts(
    row.page_debts && { ...row.page_debts, modality: row.page_modality, evaluation: row.page_evaluation },
    row,
  ),
  place: placeOf(row),
  photos: row.photos,
  paid: row.paid,
  source: row.source,
  firstSeenAt: row.first_seen_at.toISOString(),
  changedAt: row.changed_at.toISOString(),
  listDate: row.list_date,
  gone: row.gone,
  siteGoneAt: row.site_gone_at && toBrasiliaIso(row.site_gone_at.getTime()),
  unseen:
    row.unseen_since === null ? null : { since: row.unseen_since, seenOn: row.seen_on ?? row.list_date },
  doubtful:
    row.doubtful_price === null || row.doubtful_on === null
      ? null
      : { price: row.doubtful_price, evaluation: row.doubtful_evaluation, listDate: row.doubtful_on },
})

/** The page's facts on its sale; `null` when the listing is now sold by another modality. */
const ifPresentSale = <Fact>({ page_modality, modality }: ListingRow, fact: Fact | null): Fact | null =>
  isPageOfSale(page_modality, modality) ? fact : null

/** Joins several texts into one; `null` when there are none. */
const joinTexts = (texts: (string | null)[] | null, between: string): string | null =>
  texts?.filter(text => text !== null && text !== '').join(between) || null

/** The geocoded place, otherwise the municipality's. */
const placeOf = ({ lat, lng, precision, radius, state, city }: ListingRow): GeographicPlace | null =>
  lat !== null && lng !== null && precision !== null && radius !== null
    ? { lat, lng, precision, radius }
    : findCityPlace(state, city)

/** A row of `listingColumns` as JSON has it: times are texts. */
type PackedListingRow = {
  [Name in keyof ListingRow]: ListingRow[Name] extends Date
    ? string
    : Date extends ListingRow[Name]
      ? string | null
      : ListingRow[Name]
}

const readTime = (time: string | null): Date | null => (time === null ? null : new Date(time))

const unpackRow = (row: PackedListingRow): ListingRow => ({
  ...row,
  first_auction_at: readTime(row.first_auction_at),
  second_auction_at: readTime(row.second_auction_at),
  site_gone_at: readTime(row.site_gone_at),
  first_seen_at: new Date(row.first_seen_at),
  changed_at: new Date(row.changed_at),
})

/**
 * Returns whole listings, offered or gone, in the requested order; unknown numbers are omitted. The rows travel as one
 * text: the embedded engine takes twice as long to return each column by itself.
 */
export async function findListings(db: Queryable, ids: readonly string[]): Promise<CataloguedListing[]> {
  const { text, values } = sql`
    select string_agg(row_to_json(r)::text, ',' order by position) as rows
    from (
      select asked.position, ${listingColumns}
      from unnest(${ids}::bigint[]) with ordinality as asked (id, position)
      join listings l on l.id = asked.id
      ${listingDetailJoin(sql`l.id`)}) r`
  const [packed] = await db.query<{ rows: string | null }>({ plannedFor: 'reading listings', text, values })
  return (JSON.parse(`[${packed?.rows ?? ''}]`) as PackedListingRow[]).map(row => toListing(unpackRow(row)))
}
