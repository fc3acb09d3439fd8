import type { ListingEvent, News } from '#contract/notification-schemas.ts'
import { formatPlaceName, readHeadName } from '#domain/property/place-names.ts'
import type { Category } from '#domain/property/listing.ts'
import { formatReais, formatShortDate, formatWholePercent } from '../../ui/format-text.ts'

export interface NewsRow {
  key: string
  title: string
  detail: string
  chip: { words: string; gain: boolean }
  /** The data its small picture is drawn from. */
  subject: { id: string; category: Category | null; description: string }
  /** The property that the row links to. */
  propertyId: string
}

/** Returns the change from the old to the new price in percent; `null` without an old price. */
const change = ({ price, priceBefore }: ListingEvent): number | null =>
  priceBefore === null || priceBefore <= 0 ? null : ((price - priceBefore) / priceBefore) * 100

const was = ({ priceBefore }: ListingEvent): string =>
  priceBefore === null ? '' : `Era ${formatReais(priceBefore)}`

/** What happened; `detail` may be empty. */
function words(event: ListingEvent, name: string): Pick<NewsRow, 'title' | 'detail' | 'chip'> {
  const price = formatReais(event.price)
  const by = change(event)
  const next = event.nextPrice === null ? '' : `; próximo preço ${formatReais(event.nextPrice)}`
  switch (event.kind) {
    case 'rung':
      return {
        title: `${name} baixou para ${price}`,
        detail: `${was(event)}${next}`,
        chip: { words: 'Desceu um degrau', gain: true },
      }
    case 'cheaper':
      return {
        title: `${name} baixou para ${price}`,
        detail: was(event),
        chip: { words: by === null ? 'Baixou' : `−${formatWholePercent(-by)}`, gain: true },
      }
    case 'raised':
      return {
        title: `${name} subiu para ${price}`,
        detail: was(event),
        chip: { words: by === null ? 'Subiu' : `+${formatWholePercent(by)}`, gain: false },
      }
    case 'gone':
      return {
        title: `${name} saiu da lista da Caixa`,
        detail: `Último preço: ${price}`,
        chip: { words: 'Saiu', gain: false },
      }
    case 'back':
      return {
        title: `${name} voltou à lista por ${price}`,
        detail: was(event),
        chip: { words: 'Voltou', gain: true },
      }
    case 'modality':
      return {
        title: `${name}, por ${price}`,
        detail: event.property.auctionType,
        chip: { words: 'Outra modalidade', gain: false },
      }
    case 'auction':
      return { title: `${name}, por ${price}`, detail: '', chip: { words: 'Data próxima', gain: false } }
    case 'new':
      return { title: `${name}, por ${price}`, detail: '', chip: { words: 'Novo', gain: true } }
    case 'match':
      return { title: `${name}, por ${price}`, detail: '', chip: { words: 'Agora atende', gain: true } }
    case 'listed':
      return { title: `${name}, por ${price}`, detail: '', chip: { words: 'Primeira lista', gain: false } }
  }
}

/** Why the account is notified: `favorito`, `busca “Casas”`. */
const describeReason = ({ reason }: ListingEvent): string => {
  if (reason.kind === 'favorite') return 'favorito'
  return reason.name === null ? 'busca apagada' : `busca “${reason.name}”`
}

/** Returns the rows in the order of the events. */
export const buildNewsRows = ({ events }: News): NewsRow[] =>
  events.map(event => {
    const { id, category, description, city } = event.property
    const said = words(event, `${readHeadName(event.property)} em ${formatPlaceName(city)}`)
    const list = event.listDate === null ? '' : `lista de ${formatShortDate(event.listDate)}`
    return {
      key: `${event.notificationId} ${id}`,
      ...said,
      detail: [said.detail, describeReason(event), list].filter(part => part !== '').join(' · '),
      subject: { id, category, description },
      propertyId: id,
    }
  })
