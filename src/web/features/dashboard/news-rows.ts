import { computeReturnAt, type JudgedFor, judgeReturn } from '#contract/judge-property.ts'
import type { JudgedPurchase } from '#contract/judge-purchase.ts'
import type { ListingEvent, News } from '#contract/notification-schemas.ts'
import { defaultCommissionPercent } from '#domain/calculators/cost-assumptions.ts'
import { findAbsenceDay } from '#domain/freshness/listing-presence.ts'
import { isUnexplainedDiscount, isGrounded } from '#domain/judgement/judged-return.ts'
import { describeNextPriceShort, describeRungs } from '#domain/ladder/ladder-words.ts'
import { formatDay } from '#domain/format-day-range.ts'
import { formatNetRoi } from '#domain/format-figures.ts'
import { formatReais, formatWholePercent, integerFormat } from '../../ui/format-text.ts'
import { listingModality, listingTitle } from '../listing/listing-words.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'

export interface NewsRow {
  key: string
  property: ListingEvent['property']
  title: string
  /** What happened, in one or two lines: `de R$ 92.400 para`, the new price in bold, what follows. */
  before: string
  price: string
  after: string
  label: { words: string; tone: 'gain' | 'risk' | 'plain' }
  /** Why the account is notified, and by which list, unless the mark of its presence says so: `favorito · 18 jul.` */
  reason: string
}

/** Returns the change from the old to the new price in percent; `null` without an old price. */
const change = ({ price, priceBefore }: ListingEvent): number | null =>
  priceBefore === null || priceBefore <= 0 ? null : ((price - priceBefore) / priceBefore) * 100

type Said = Pick<NewsRow, 'before' | 'label'> & { after?: string }

const from = ({ priceBefore }: ListingEvent): string =>
  priceBefore === null ? 'agora por ' : `de ${formatReais(priceBefore)} para `

/** Returns the net ROI at the price before; `null` where it is not known, or that sale had another commission. */
function computeReturnBefore(
  purchase: JudgedPurchase,
  { priceBefore, modalityBefore, property: { modality } }: ListingEvent,
): number | null {
  if (priceBefore === null) return null
  const sameCommission =
    modalityBefore === null || defaultCommissionPercent(modalityBefore) === defaultCommissionPercent(modality)
  return sameCommission ? (computeReturnAt(purchase, priceBefore)?.base ?? null) : null
}

/**
 * Describes how the change affected the return; empty where that is not known, or where the price has changed again
 * since.
 */
function describeReturn(event: ListingEvent, judgedFor: JudgedFor | null): string {
  const { property, price } = event
  if (judgedFor === null || property.price !== price) return ''
  const { purchase, returnRange, own, ground } = judgeReturn(property, judgedFor)
  if (purchase === null || returnRange === null || !isGrounded(ground)) return ''
  if (isUnexplainedDiscount(property))
    return ', fora do comum: leia a página da Caixa antes de contar com o ROI'
  const before = computeReturnBefore(purchase, event)
  const now = formatNetRoi(returnRange.base)
  const was = before === null ? now : formatNetRoi(before)
  const change = was === now ? `, ROI ${now}` : `, o ROI foi de ${was} a ${now}`
  return `${change}${own ? ' (sua conta)' : ''}`
}

/** Describes what may follow for a favorite today; empty where the price has changed again since. */
function describeNext({ kind, reason, property, price }: ListingEvent): string {
  if (reason.kind !== 'favorite' || kind === 'gone' || property.gone || property.price !== price) return ''
  const next = describeNextPriceShort(property)
  return next === '' ? '' : `; ${next}`
}

function describe(event: ListingEvent, judgedFor: JudgedFor | null): Said {
  const by = change(event)
  const roi = describeReturn(event, judgedFor)
  switch (event.kind) {
    case 'rung':
      return {
        before: from(event),
        after: roi,
        label: { words: describeRungs(event.rungs ?? 1), tone: 'gain' },
      }
    case 'cheaper':
      return {
        before: from(event),
        after: roi,
        label: { words: by === null ? 'Baixou' : `Baixou ${formatWholePercent(-by)}`, tone: 'gain' },
      }
    case 'rebased':
      return {
        before: from(event),
        after: roi,
        label: { words: 'Recomeçou a escada', tone: 'plain' },
      }
    case 'raised':
      return {
        before: from(event),
        after: roi,
        label: { words: by === null ? 'Subiu' : `Subiu ${formatWholePercent(by)}`, tone: 'plain' },
      }
    case 'gone':
      // The bank's page may say that a listing is gone while the newest list still names it.
      if (event.property.siteGoneAt !== null)
        return {
          before: 'a página da Caixa diz que não está mais à venda; o último preço foi ',
          label: { words: 'Saiu do site', tone: 'risk' },
        }
      return {
        before: 'por venda ou retirada, a lista não diz qual; o último preço foi ',
        label: { words: 'Saiu da lista', tone: 'risk' },
      }
    case 'back':
      return {
        before: 'outra vez na lista por ',
        after: roi,
        label: { words: 'Voltou à lista', tone: 'plain' },
      }
    case 'modality':
      return {
        before: `agora em ${listingModality(event.property)} por `,
        after: roi,
        label: { words: 'Outra modalidade', tone: 'plain' },
      }
    case 'auction':
      return { before: 'por ', after: roi, label: { words: 'Data próxima', tone: 'plain' } }
    case 'new':
      return { before: '', after: roi, label: { words: 'Novo na sua busca', tone: 'gain' } }
    case 'returned':
      return { before: '', after: roi, label: { words: 'De volta na sua busca', tone: 'plain' } }
    case 'match':
      return { before: '', after: roi, label: { words: 'Agora cabe na sua busca', tone: 'gain' } }
    case 'listed':
      return { before: '', after: roi, label: { words: 'Na primeira lista', tone: 'plain' } }
  }
}

/** Why the account is notified: `favorito`, `“Casas”`. */
const describeReason = ({ reason }: ListingEvent): string => {
  if (reason.kind === 'favorite') return 'favorito'
  return reason.name === null ? 'busca apagada' : `“${reason.name}”`
}

/**
 * Returns the rows in the order of the events.
 * @param today `YYYY-MM-DD`
 * @param judgedForOf for whom a property is judged, by its number; `null` for a resident buyer, who sees no return
 */
export const buildNewsRows = (
  { events }: Pick<News, 'events'>,
  today: string,
  judgedForOf: (id: string) => JudgedFor | null,
): NewsRow[] =>
  events.map(event => {
    const { property } = event
    const { before, after = '', label } = describe(event, judgedForOf(property.id))
    // The mark of a gone or unseen listing contains the day.
    const isMarked = event.listDate === findAbsenceDay(property)
    const day = event.listDate === null || isMarked ? [] : [formatDay(event.listDate, today)]
    return {
      key: `${event.notificationId} ${property.id}`,
      property,
      title: `${listingTitle(property)}, ${formatPlaceName(property.city)}`,
      before,
      price: formatReais(event.price),
      after: `${after}${describeNext(event)}`,
      label,
      reason: [describeReason(event), ...day].join(' · '),
    }
  })

const restWords: Partial<Record<ListingEvent['kind'], [one: string, several: string]>> = {
  rung: ['descida de degrau', 'descidas de degrau'],
  cheaper: ['preço menor', 'preços menores'],
  gone: ['saída da lista', 'saídas da lista'],
  new: ['novo nas suas buscas', 'novos nas suas buscas'],
  returned: ['de volta nas suas buscas', 'de volta nas suas buscas'],
  match: ['que agora cabe nas buscas', 'que agora cabem nas buscas'],
  listed: ['da primeira lista', 'da primeira lista'],
}

/** Says what is not among the rows shown: `e mais 20 descidas de degrau e 9 novos nas suas buscas`; empty when nothing. */
export function describeRest({ counts, events }: Pick<News, 'counts' | 'events'>, shown: number): string {
  const left = { ...counts }
  for (const { kind } of events.slice(0, shown)) left[kind] -= 1
  let others = 0
  const sentences: string[] = []
  for (const [kind, count] of Object.entries(left) as [ListingEvent['kind'], number][]) {
    const known = restWords[kind]
    if (count <= 0) continue
    if (known === undefined) others += count
    else sentences.push(`${integerFormat(count)} ${known[count === 1 ? 0 : 1]}`)
  }
  if (others > 0)
    sentences.push(others === 1 ? '1 outra mudança' : `${integerFormat(others)} outras mudanças`)
  if (sentences.length === 0) return ''
  return `e mais ${sentences.length > 1 ? `${sentences.slice(0, -1).join(', ')} e ${sentences.at(-1)}` : sentences[0]}`
}
