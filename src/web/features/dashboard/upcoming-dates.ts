import { formatShortWeekday } from '#domain/format-date.ts'
import { brasiliaDayNumber, toBrasiliaIso } from '#domain/brasilia-time.ts'
import { formatSaleHour, isSaleDateToCome, listSaleDates } from '#domain/property/sale-dates.ts'
import { describeNotablePresence } from '#domain/freshness/listing-presence.ts'
import { formatDay } from '#domain/format-day-range.ts'
import type { Favorite } from '#contract/saved-schemas.ts'
import { formatReais } from '../../ui/format-text.ts'
import { listingCity, listingTitle } from '../listing/listing-words.ts'
import type { FavoritePriceRow } from '../favorites/favorite-price-rows.ts'

/** A date of a favorite that is known, or the days on which its next price may come. */
export interface UpcomingDate {
  key: string
  propertyId: string
  /** The first day, `YYYY-MM-DD`. */
  from: string
  /** `30 jul.`, `4 a 12 set.` */
  day: string
  /** `qui., 10h00`; `em 3 dias`; empty where the date alone is enough. */
  detail: string
  title: string
  listing: string
  /** Within a week. */
  near: boolean
}

/** `Apartamento · Centro, Anápolis, GO · não visto em 21 nov.` */
const listingOf = ({ property }: Favorite, now: number): string =>
  [`${listingTitle(property)}, ${listingCity(property)}`, describeNotablePresence(property, now)]
    .filter(Boolean)
    .join(' · ')

function listComingSales(favorite: Favorite, now: number, today: string): UpcomingDate[] {
  const { property } = favorite
  const { modality, firstAuctionDate, secondAuctionDate } = property
  return listSaleDates(modality, firstAuctionDate, secondAuctionDate).flatMap(({ which, name, at }) => {
    const instant = Date.parse(at)
    if (!isSaleDateToCome(instant, now)) return []
    const date = toBrasiliaIso(instant).slice(0, 10)
    return {
      key: `${property.id} ${which}`,
      propertyId: property.id,
      from: date,
      day: formatDay(date, today),
      detail: [formatShortWeekday(date), formatSaleHour(at)].filter(Boolean).join(', '),
      title: name,
      listing: listingOf(favorite, now),
      near: brasiliaDayNumber(instant) - brasiliaDayNumber(now) <= 7,
    }
  })
}

/** Lists the known coming dates, the nearest first: those of the sales, and the windows of the next prices. */
export function listUpcomingDates(rows: readonly FavoritePriceRow[], now: number): UpcomingDate[] {
  const today = toBrasiliaIso(now).slice(0, 10)
  const dates = rows.flatMap(row => [
    ...listComingSales(row.favorite, now, today),
    ...listWindow(row, now, today),
  ])
  return dates.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
}

function listWindow(
  { favorite, next, from, windows }: FavoritePriceRow,
  now: number,
  today: string,
): UpcomingDate[] {
  const [first, ...others] = windows
  if (next === null || from === null || first === undefined) return []
  return [
    {
      key: `${favorite.property_id} next`,
      propertyId: favorite.property_id,
      from: from < today ? today : from,
      day: first,
      detail: others.length > 0 ? `ou ${others.join(' ou ')}` : '',
      title:
        next.kind === 'same' ? 'Mesmo preço, em venda online' : `Próximo preço, ${formatReais(next.price)}`,
      listing: listingOf(favorite, now),
      near: false,
    },
  ]
}

/** Says how many favorites have no known date: `De 8 favoritos, 1 não tem data: saiu da lista.` */
export function describeUndated(favorites: readonly Favorite[], dates: readonly UpcomingDate[]): string {
  const dated = new Set(dates.map(({ propertyId }) => propertyId))
  const gone = favorites.filter(({ property }) => property.gone).length
  const undated = favorites.filter(({ property_id }) => !dated.has(property_id)).length
  if (favorites.length === 0 || undated === 0) return ''
  const left = gone === 0 ? '' : gone === undated ? ': saiu da lista' : `, ${gone} por ter saído da lista`
  const plural = gone === undated && gone > 1 ? ': saíram da lista' : left
  if (favorites.length === 1) return `O seu favorito não tem data${plural}.`
  return `De ${favorites.length} favoritos, ${undated} ${undated === 1 ? 'não tem' : 'não têm'} data${plural}.`
}
