import { dayMs } from '#domain/durations.ts'
import type { CatalogueStats } from '#contract/catalogue-schemas.ts'
import type { News } from '#contract/notification-schemas.ts'
import { formatDayOfMonth, formatDayOfYear, formatLongWeekday, toDeviceDate } from '#domain/format-date.ts'
import { RequestRefused } from '../../data/api-client.ts'
import { describeListDates, describeUnseenAmong } from '#domain/freshness/list-freshness.ts'
import { integerFormat } from '../../ui/format-text.ts'
import { describeForSale } from '../listing/catalogue-size.ts'

const midnight = (at: Date): number => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate())

/** Names the day of an instant as people would, in the browser's time zone; `now` in epoch ms. */
export function describeSince(instant: string, now: number): string {
  const then = new Date(instant)
  const today = new Date(now)
  const days = Math.round((midnight(today) - midnight(then)) / dayMs)
  if (days <= 0) return 'desde a última visita, hoje'
  if (days === 1) return 'desde ontem'
  if (days < 7) return `desde ${formatLongWeekday(toDeviceDate(then))}`
  return `desde ${(then.getFullYear() === today.getFullYear() ? formatDayOfMonth : formatDayOfYear)(toDeviceDate(then))}`
}

/** Names the lists and their days. */
const listOf = ({ listDate, oldestListDate, lists }: CatalogueStats): string =>
  listDate === null
    ? 'listas da Caixa'
    : describeListDates(oldestListDate ?? listDate, listDate, ' da Caixa') + describeUnseenAmong(lists)

function firstVisit(stats: CatalogueStats | null): string {
  if (stats === null) return 'Comece por uma busca ou por uma das listas abaixo.'
  if (stats.total === 0) return 'O catálogo ainda está vazio.'
  return stats.source === 'demo'
    ? `${describeForSale(stats)}.`
    : `${describeForSale(stats)}, ${listOf(stats)}.`
}

/**
 * Returns the sentence under the greeting: what is new since the last visit or, on the first visit, how many
 * properties there are. `undefined` means not loaded yet, `null` means that loading failed, with `error` as the
 * reason. Returns `null` while the sentence is not known.
 */
export function describeNews(
  news: News | null | undefined,
  stats: CatalogueStats | null | undefined,
  now: number,
  error: Error | null = null,
): string | null {
  if (news === undefined) return null
  if (news === null && error instanceof RequestRefused)
    return 'As novidades não puderam ser lidas agora. Tente de novo em instantes.'
  if (news === null) return 'Sem conexão com o servidor. As novidades voltam quando ele responder.'
  const { lastVisit, counts, notifications } = news
  if (notifications === 0 && lastVisit === 'unknown') return stats === undefined ? null : firstVisit(stats)
  const found = counts.new + counts.match + counts.returned
  const changed = counts.rung + counts.cheaper + counts.raised + counts.back + counts.gone + counts.modality
  const parts = [
    changed > 0 &&
      (changed === 1
        ? '1 mudança nos seus favoritos'
        : `${integerFormat(changed)} mudanças nos seus favoritos`),
    found > 0 &&
      (found === 1
        ? '1 imóvel novo nas suas buscas'
        : `${integerFormat(found)} imóveis novos nas suas buscas`),
  ].filter(part => part !== false)
  const day = lastVisit === 'unknown' ? '' : ` ${describeSince(lastVisit, now)}`
  if (parts.length > 0) return `${parts.join(' e ')}${day}.`
  if (notifications === 0) return `Nenhum aviso novo${day}.`
  return notifications === 1 ? `1 aviso${day}.` : `${integerFormat(notifications)} avisos${day}.`
}

/** Says how many older notifications are still unread in the bell; empty when none is. */
const describeUnread = (unread: number): string =>
  unread === 0
    ? ''
    : ` No sino ${unread === 1 ? 'há 1 aviso' : `há ${integerFormat(unread)} avisos`} por ler, de antes.`

/**
 * Says that no favorite and no saved search has changed, or that nothing is known yet, and how many of each there are.
 * @param firstReading only one list was read of every state that matters here
 */
export function describeNoNews(
  { totals, lastVisit, unread }: News,
  now: number,
  firstReading: boolean,
): string {
  const kept = [
    totals.favorites > 0 &&
      (totals.favorites === 1 ? 'no seu favorito' : `nos seus ${integerFormat(totals.favorites)} favoritos`),
    totals.searches > 0 &&
      (totals.searches === 1
        ? 'na sua busca salva'
        : `nas suas ${integerFormat(totals.searches)} buscas salvas`),
  ].filter(part => part !== false)
  if (kept.length === 0)
    return 'Guarde um imóvel com o coração ou salve uma busca: o que mudar neles aparece aqui.'
  if (firstReading)
    return `Só uma lista lida até agora: o que a próxima mudar ${kept.join(' e ')} aparece aqui.`
  return lastVisit === 'unknown'
    ? `Ainda não há com que comparar: o que as próximas listas mudarem ${kept.join(' e ')} aparece aqui.`
    : `Nada mudou ${kept.join(' nem ')} ${describeSince(lastVisit, now)}.${describeUnread(unread)}`
}
