import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../database/database.ts'
import { runOutsideRequest } from '../queue/request-context.ts'
import { type OutboxReadings, readServiceReadings, type ServiceReadings } from './service-readings.ts'
import { withTimeout } from './with-timeout.ts'

/** Milliseconds for which readings count as fresh. */
const freshFor = 5_000

type Value = number | null
interface Described {
  help: string
  /** `null` when there is no value. */
  value(readings: ServiceReadings, now: Date): Value | Readonly<Record<string, number>>
  /** When `value` returns several values: the name of their key. */
  label?: string
}

const since = (at: Date | null, now: Date): Value =>
  at === null ? null : Math.max(0, (now.getTime() - at.getTime()) / 1000)
const epoch = (at: Date | null): Value => (at === null ? null : at.getTime() / 1000)

const byChannel =
  (read: (of: OutboxReadings, now: Date) => number): Described['value'] =>
  ({ outbox: { mail, push, telegram } }, now) => ({
    mail: read(mail, now),
    push: read(push, now),
    telegram: read(telegram, now),
  })

const gauges: Readonly<Record<string, Described>> = {
  arremate_database_bytes: { help: 'Size of the database', value: r => r.databaseBytes },
  arremate_catalogue_offered: { help: 'Listings on offer', value: r => r.offered },
  arremate_catalogue_list_age_seconds: {
    help: 'Age of the newest list that was taken in',
    value: (r, now) => since(r.listDate === null ? null : new Date(`${r.listDate}T12:00:00Z`), now),
  },
  arremate_catalogue_imported_timestamp_seconds: {
    help: 'When the last import that succeeded ended',
    value: r => epoch(r.importedAt),
  },
  arremate_imports_running: { help: 'Imports under way', value: r => r.importsRunning },
  arremate_refresh_state: {
    help: 'The state of the last refresh (1) and those it is not in (0)',
    label: 'state',
    value: r => onlyOne(['running', 'waiting', 'done', 'failed', 'stopped'], r.refresh),
  },
  arremate_outbox_waiting: {
    help: 'Messages waiting to be sent',
    label: 'channel',
    value: byChannel(of => of.waiting),
  },
  arremate_outbox_oldest_seconds: {
    help: 'How long the oldest of those that may ring now has waited',
    label: 'channel',
    value: byChannel((of, now) => since(of.oldest, now) ?? 0),
  },
  arremate_outbox_sent: {
    help: 'Messages that were taken, since the beginning',
    label: 'channel',
    value: byChannel(of => of.sent),
  },
  arremate_outbox_failed: {
    help: 'Messages that were given up or came too late, since the beginning',
    label: 'channel',
    value: byChannel(of => of.failed),
  },
  arremate_notifications_waiting: {
    help: 'Notifications waiting for their mail',
    value: r => r.notificationsWaiting,
  },
  arremate_webhook_events: {
    help: 'Payment events by what became of them',
    label: 'status',
    value: r => ({ processed: 0, ignored: 0, error: 0, pending: 0, underpaid: 0, ...r.events }),
  },
  arremate_pages_read: { help: 'Pages of the bank that were read', value: r => r.pagesRead },
  arremate_pages_waiting: { help: 'Pages of the bank that somebody waits for', value: r => r.pagesWanted },
  arremate_accounts: { help: 'Accounts', value: r => r.accounts },
  arremate_accounts_active: { help: 'Accounts whose plan runs', value: r => r.accountsActive },
  arremate_sessions: { help: 'Open sessions', value: r => r.sessions },
  arremate_troubles_open: { help: 'Troubles the operator was notified of', value: r => r.troublesOpen },
}

const onlyOne = (states: readonly string[], current: string | null): Record<string, number> =>
  Object.fromEntries(states.map(state => [state, state === current ? 1 : 0]))

/**
 * Registers the metrics that come from the database and returns how to update them: they are read at most every five
 * seconds, however many scrapes there are. When the database does not answer, the only metric is that it is
 * unavailable.
 */
export function registerDatabaseGauges(
  db: Database,
  { now, register, timeoutMs }: { now: () => Date; register: Registry; timeoutMs: number },
): () => Promise<void> {
  const up = new Gauge({ name: 'arremate_database_up', help: 'Whether it answers', registers: [register] })
  const all = Object.entries(gauges).map(([name, described]) => {
    const labelNames = described.label === undefined ? [] : [described.label]
    return {
      ...described,
      gauge: new Gauge({ name, help: described.help, labelNames, registers: [register] }),
    }
  })

  const show = (readings: ServiceReadings | null) => {
    up.set(readings ? 1 : 0)
    for (const { gauge, value, label } of all) {
      gauge.reset()
      if (label === undefined) gauge.remove()
      if (!readings) continue
      const current = value(readings, now())
      if (typeof current === 'number') gauge.set(current)
      else for (const [key, each] of Object.entries(current ?? {})) gauge.set({ [label ?? '']: key }, each)
    }
  }

  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<ServiceReadings | null> | null = null
  return async () => {
    if (Math.abs(now().getTime() - readAt) < freshFor) return
    reading ??= runOutsideRequest(() => readServiceReadings(db, now()))
      .catch(() => null)
      .finally(() => {
        reading = null
      })
    const readings = await withTimeout(timeoutMs, reading)
    if (readings) readAt = now().getTime()
    show(readings)
  }
}
