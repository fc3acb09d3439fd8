import sql, { type Sql } from 'sql-template-tag'
import { defaultPreferences } from '#contract/account-schemas.ts'
import { brasiliaHour, soonAfterQuiet } from '#domain/alerts/quiet-hours.ts'
import { hourMs } from '#domain/durations.ts'

/** Whether a row with `urgent` and `expires_at` may ring for `usuarios u`: `mayRing` of domain/alerts/quiet-hours.ts. */
export function mayRingSql(row: Sql, now: Date): Sql {
  const { quiet, quietFrom, quietTo } = defaultPreferences
  const from = sql`coalesce((u.preferencias ->> 'quietFrom')::integer, ${quietFrom}::integer)`
  const to = sql`coalesce((u.preferencias ->> 'quietTo')::integer, ${quietTo}::integer)`
  const hour = sql`${brasiliaHour(now.getTime())}::integer`
  const thisHour = sql`${new Date(Math.floor(now.getTime() / hourMs) * hourMs)}::timestamptz`
  return sql`(not coalesce((u.preferencias ->> 'quiet')::boolean, ${quiet}::boolean)
    or (${hour} - ${from} + 24) % 24 >= (${to} - ${from} + 24) % 24
    or ${row}.urgent and ${row}.expires_at is not null
      and ${row}.expires_at <= ${thisHour} + make_interval(hours => (${to} - ${hour} + 24) % 24, secs => ${soonAfterQuiet / 1000}::double precision))`
}
