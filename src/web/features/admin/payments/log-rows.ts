import type { LastlinkConfig, LastlinkLog } from '#contract/payments.ts'
import { fold } from '#domain/text.ts'

export type StatusFilter = LastlinkLog['status'] | null

/** What the provider's panel calls an event; refused requests were never read. */
export function eventLabel(type: string | null, events: LastlinkConfig['events']): string {
  if (type === null) return 'Pedido recusado'
  const name = type.toLowerCase()
  return events.find(event => event.name.toLowerCase() === name)?.label ?? 'Evento desconhecido'
}

/** Rows that a person looks for: by status, and by any words of what the row shows. */
export function matchingRows(
  rows: readonly LastlinkLog[],
  status: StatusFilter,
  text: string,
  events: LastlinkConfig['events'],
): LastlinkLog[] {
  const words = fold(text).split(/\s+/).filter(Boolean)
  return rows.filter(row => {
    if (status !== null && row.status !== status) return false
    const shown = fold(
      [
        eventLabel(row.event_type, events),
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
 * What came since the rows were last looked at waits above them, so that nothing moves under the finger.
 * @param top the newest row that was shown; `null` or no longer there = all are shown
 */
export function sinceTop(
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
