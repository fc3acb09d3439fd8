import sql from 'sql-template-tag'
import { pagePaths } from '#contract/page-paths.ts'
import { describePlanNotification, planStages } from '#domain/alerts/plan-notification.ts'
import { type AlertContext, wantsNotificationSql } from './alert-context.ts'

/** Number of notifications per transaction. */
const notificationsPerTransaction = 200

interface Due {
  id: string
  premium_until: Date
  key: string
}

/** Notifies accounts whose plan does not renew automatically that it ends or has ended. */
export async function notifyPlans(alerter: AlertContext): Promise<void> {
  for (const stage of planStages) await notifyStage(alerter, stage)
}

async function notifyStage(
  { db, now, signal, notify }: AlertContext,
  { stage, plans, above, most }: (typeof planStages)[number],
): Promise<void> {
  for (;;) {
    signal.throwIfAborted()
    const at = now()
    const due = await db.query<Due>(sql`
      select * from (
        select u.id, u.premium_until,
          'plan:' || to_char(u.premium_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || ':' ||
            ${stage}::text as key
        from usuarios u
        where u.status = 'active' and not u.demonstracao and u.renova is distinct from true
          and u.plano = any(${plans}::text[]) and ${wantsNotificationSql('system')}
          and u.premium_until > ${new Date(at.getTime() + above)}::timestamptz
          and u.premium_until <= ${new Date(at.getTime() + most)}::timestamptz) due
      where not exists (select from told_notices n where n.user_id = due.id and n.key = due.key)
      order by premium_until, id limit ${notificationsPerTransaction}::integer`)
    const notifications = due.map(({ id: userId, premium_until, key }) => ({
      userId,
      key,
      type: 'system' as const,
      ...describePlanNotification(stage, premium_until.getTime()),
      link: pagePaths.profile,
      urgent: true,
      expiresAt: stage === 'ended' ? null : premium_until,
    }))
    const reached = await notify(notifications)
    if (due.length < notificationsPerTransaction || reached === 0) return
  }
}
