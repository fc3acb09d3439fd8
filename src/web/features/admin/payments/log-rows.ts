import type { LastlinkConfig, LastlinkLog } from '#contract/payment-schemas.ts'
import { foldText } from '#domain/fold-text.ts'

export type LogStatusFilter = LastlinkLog['status'] | null

/** Returns the provider's name for an event; a refused request has none, as it was never parsed. */
export function logEventLabel(type: string | null, events: LastlinkConfig['events']): string {
  if (type === null) return 'Pedido recusado'
  const name = type.toLowerCase()
  return events.find(event => event.name.toLowerCase() === name)?.label ?? 'Evento desconhecido'
}

/** Returns the rows with this status and with all words of the text in what the row shows. */
export function filterLogs(
  rows: readonly LastlinkLog[],
  status: LogStatusFilter,
  text: string,
  events: LastlinkConfig['events'],
): LastlinkLog[] {
  const words = foldText(text).split(/\s+/).filter(Boolean)
  return rows.filter(row => {
    if (status !== null && row.status !== status) return false
    const shown = foldText(
      [
        logEventLabel(row.event_type, events),
        row.event_type,
        row.customer_email,
        row.product_name,
        row.error_message,
      ].join(' '),
    )
    return words.every(word => shown.includes(word))
  })
}

/**
 * Splits off the rows that arrived after `top`; they wait, so that the list does not move under a press.
 * @param top the newest row that was shown; `null` or no longer there = all are shown
 */
export function splitNewerLogs(
  rows: readonly LastlinkLog[],
  top: string | null,
): { shown: readonly LastlinkLog[]; waiting: number } {
  const at =
    top === null
      ? 0
      : Math.max(
          0,
          rows.findIndex(({ id }) => id === top),
        )
  return { shown: rows.slice(at), waiting: at }
}
