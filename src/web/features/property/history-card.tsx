import { History } from 'lucide-react'
import { writePropertyPath } from '#contract/page-paths.ts'
import type { HistoryEntry, LaterSaleAnswer, PropertyDetail } from '#contract/property-detail-schemas.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import { formatListDate } from '#domain/freshness/list-age.ts'
import { formatPercent, formatReais, formatShortDate } from '../../ui/format-text.ts'
import { Panel } from '../../ui/panel.tsx'
import { describeLastListed } from '../listing/last-listed.ts'
import { Link } from '../../framework/link.tsx'
import { FoldingPanel } from './folding-panel.tsx'
import { formatMonth } from '#domain/paid-prices/paid-price-words.ts'
import { capitalize } from '#domain/capitalize.ts'
import { selectLastOfEachDay } from '#domain/analysis/price-trajectory.ts'
import { isRebasedRise } from '#domain/ladder/rebased-rise.ts'
import { modalityLabels } from '../listing/listing-labels.ts'
import { toPriceRecord } from './ladder-steps.ts'

/** A statement of one list that the list before did not make. */
interface PropertyEvent {
  /** Date of the list, `YYYY-MM-DD`. */
  at: string
  words: string
}

const kinds: Record<HistoryEntry['kind'], string> = {
  new: 'Entrou na lista',
  changed: '',
  gone: 'Saiu da lista',
  back: 'Voltou à lista',
}

function describePriceChange(
  entry: HistoryEntry,
  before: HistoryEntry | undefined,
  isRebased: boolean,
): string {
  if (before === undefined) return formatReais(entry.price)
  if (entry.price === before.price) return entry.kind === 'back' ? formatReais(entry.price) : ''
  const share = formatPercent((Math.abs(entry.price - before.price) * 100) / before.price, 1)
  if (entry.price < before.price) return `desceu ${share}, para ${formatReais(entry.price)}`
  return isRebased
    ? `a Caixa recomeçou a escada: de ${formatReais(before.price)} para ${formatReais(entry.price)}`
    : `subiu ${share}, para ${formatReais(entry.price)}`
}

/** Formats `Desceu 2,5%, para R$ 96.376,59; passou a Venda Online`. */
function describeEvent(entry: HistoryEntry, earlier: readonly HistoryEntry[], event: string): string {
  if (entry.kind === 'gone') return kinds.gone
  const offers = earlier.filter(({ kind }) => kind !== 'gone')
  const before = offers.at(-1)
  const modality =
    entry.modality === null || entry.modality === before?.modality
      ? ''
      : before === undefined
        ? modalityLabels[entry.modality]
        : `passou a ${modalityLabels[entry.modality]}`
  const appraisal =
    before && entry.evaluationValue !== null && entry.evaluationValue !== before.evaluationValue
      ? `avaliação de ${formatReais(entry.evaluationValue)}`
      : ''
  const words = [
    event,
    describePriceChange(entry, before, isRebasedRise([...offers, entry].map(toPriceRecord))),
    modality,
    appraisal,
  ]
    .filter(Boolean)
    .join('; ')
  return words === '' ? 'Mudou outro dado' : capitalize(words)
}

/**
 * Lists what happened to a property in the bank's lists, oldest first.
 * @param absentFrom the list before the first with it; `null` when that first list was the first read, so that it is
 * not known whether the property was new
 * @param siteGoneOn the day on which the bank's page said that it is gone; `null` where a list did
 */
export function listPropertyEvents(
  history: readonly HistoryEntry[],
  absentFrom: string | null,
  siteGoneOn: string | null = null,
): PropertyEvent[] {
  const days = selectLastOfEachDay(history, ({ at }) => at)
  return days.map((entry, at) => ({
    at: entry.at,
    words:
      entry.kind === 'gone' && entry.at === siteGoneOn
        ? 'Saiu do site'
        : describeEvent(
            entry,
            days.slice(0, at),
            entry.kind === 'new' && !absentFrom ? 'Na primeira lista lida' : kinds[entry.kind],
          ),
  }))
}

const saleSources: Record<LaterSaleAnswer['by'], string> = {
  'title-record': 'achado pela matrícula',
  unit: 'achado pelo número da unidade',
}

/** Describes for what a property changed hands after it left the list. */
const describeLaterSale = ({ month, value, by }: LaterSaleAnswer): string =>
  `Transmitido por ${formatReais(value)}, pelo registro do imposto na prefeitura em ${formatMonth(month)} (${saleSources[by]})`

/** What flats of the building that left the bank's list were sold for. */
export function SoldInBuilding({ property: { soldInBuilding: sold } }: { property: PropertyDetail }) {
  if (sold.length === 0) return null
  return (
    <Panel title="O que aconteceu com parecidos" icon={History}>
      <p className="text-sm text-pretty text-ink-2">
        {sold.length === 1 ? 'Outro imóvel deste prédio saiu' : 'Outros imóveis deste prédio saíram'} da lista
        da Caixa e {sold.length === 1 ? 'aparece' : 'aparecem'} depois nos registros da prefeitura.
      </p>
      <ul className="mt-3 space-y-2 text-sm">
        {sold.map(({ id, lastPrice, lastListed, ...sale }) => (
          <li key={id} className="text-pretty">
            <Link
              to={writePropertyPath(id)}
              className="target font-medium text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current"
            >
              nº {id}
            </Link>
            : saiu da lista até {formatListDate(lastListed)} por {formatReais(lastPrice)}.{' '}
            {describeLaterSale(sale)}.
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Says which list brought it, and which read before did not. */
function describeSingleList({ at, price }: HistoryEntry, absentFrom: string | null): string {
  const seen = `${formatListDate(at)}: ${formatReais(price)}.`
  return absentFrom === null
    ? `Visto em uma só lista, a de ${seen} O que mudou antes não se sabe.`
    : `Entrou na lista de ${seen} A anterior que lemos, de ${formatListDate(absentFrom)}, não o trazia; depois dela não lemos outra.`
}

/** The property's history in the lists, the newest first; after a single list it says nothing about change. */
export function HistoryCard({ property }: { property: PropertyDetail }) {
  const { trajectory, history, gone, siteGoneAt, soldFor } = property
  const [first] = history
  const seen = describeLastListed(property)
  if (first === undefined)
    return (
      <Panel title="O que aconteceu" icon={History}>
        <p className="text-sm text-ink-2">Ainda não temos o histórico deste imóvel.</p>
      </Panel>
    )
  if (history.length === 1 && (trajectory === null || trajectory.daysListed === 0))
    return (
      <Panel title="O que aconteceu" icon={History}>
        <p className="text-sm text-pretty text-ink-2">
          {describeSingleList(first, trajectory?.absentFrom ?? null)}
        </p>
      </Panel>
    )
  const siteGoneOn = siteGoneAt === null ? null : toBrasiliaIso(Date.parse(siteGoneAt)).slice(0, 10)
  const events = listPropertyEvents(history, trajectory?.absentFrom ?? null, siteGoneOn).toReversed()
  const [newest] = events
  const stillSeen = !gone && seen !== null && seen !== events[0]?.at
  return (
    <FoldingPanel
      title="O que aconteceu"
      icon={History}
      summary={newest ? `${formatShortDate(newest.at)}: ${newest.words}` : ''}
    >
      <ol className="events">
        {soldFor !== null && (
          <li data-newest>
            <span className="text-ink-3 whitespace-nowrap">{formatMonth(soldFor.month)}</span>
            <span className="text-pretty">{describeLaterSale(soldFor)}</span>
          </li>
        )}
        {stillSeen && (
          <li data-newest>
            <span className="text-ink-3 whitespace-nowrap">{formatShortDate(seen)}</span>
            <span className="font-semibold">Visto na lista, mesmo preço</span>
          </li>
        )}
        {events.map(({ at, words }, index) => (
          <li key={at} data-newest={(index === 0 && !stillSeen && soldFor === null) || undefined}>
            <span className="text-ink-3 whitespace-nowrap">{formatShortDate(at)}</span>
            <span className="text-pretty">{words}</span>
          </li>
        ))}
      </ol>
    </FoldingPanel>
  )
}
