import { capitalize } from '#domain/capitalize.ts'
import type { HistoryEntry } from '#contract/property-detail-schemas.ts'
import { selectLastOfEachDay } from '#domain/analysis/price-changes.ts'
import { formatPercent, formatReais } from '../../ui/format-text.ts'
import { modalityLabels } from '../listing/listing-labels.ts'

/** What one list said that the list before did not. */
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

function describePriceChange(entry: HistoryEntry, before: HistoryEntry | undefined): string {
  if (before === undefined) return formatReais(entry.price)
  if (entry.price === before.price) return entry.kind === 'back' ? formatReais(entry.price) : ''
  const share = formatPercent((Math.abs(entry.price - before.price) * 100) / before.price, 1)
  return entry.price < before.price
    ? `desceu ${share}, para ${formatReais(entry.price)}`
    : `subiu ${share}, para ${formatReais(entry.price)}`
}

/** Formats `Desceu 2,5%, para R$ 96.376,59; passou a Venda Online`. */
function describeEvent(entry: HistoryEntry, before: HistoryEntry | undefined, event: string): string {
  if (entry.kind === 'gone') return kinds.gone
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
  const words = [event, describePriceChange(entry, before), modality, appraisal].filter(Boolean).join('; ')
  return words === '' ? 'Mudou outro dado' : capitalize(words)
}

/**
 * Lists what happened to a property in the bank's lists, oldest first.
 * @param absentFrom the list before the first with it; `null` when that first list was the first read: of it nothing is
 *   known to be new
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
            days.slice(0, at).findLast(({ kind }) => kind !== 'gone'),
            entry.kind === 'new' && !absentFrom ? 'Na primeira lista lida' : kinds[entry.kind],
          ),
  }))
}
