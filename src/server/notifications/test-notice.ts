import sql from 'sql-template-tag'
import type { Notification } from '#contract/notifications.ts'
import type { Database } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import { lockOwner } from '../saved/lock.ts'
import { notify } from './store.ts'

const title = 'Notificação de teste'
const mostPerHour = 10
const hour = 3_600_000

/** Shows somebody what a notification looks like. @throws Refusal 429 after ten within an hour */
export async function sendTestNotice(
  db: Database,
  notice: { id: string; userId: string },
  now: Date,
): Promise<Notification> {
  const since = new Date(now.getTime() - hour)
  return db.transaction(async tx => {
    await lockOwner(tx, notice.userId)
    const [sent] = await tx.query<{ made: number; first: Date | null }>(sql`
      select count(*) as made, min(created_at) as first from notifications
      where user_id = ${notice.userId} and type = 'system' and title = ${title} and created_at > ${since}`)
    if (sent?.first && sent.made >= mostPerHour) {
      const retryAfter = Math.max(1, Math.ceil((sent.first.getTime() - since.getTime()) / 1000))
      const minutes = Math.ceil(retryAfter / 60)
      throw new Refusal(
        'too_many_requests',
        `Foram muitos avisos de teste. Espere ${minutes === 1 ? 'um minuto' : `${minutes} minutos`} e tente de novo.`,
        { retryAfter },
      )
    }
    const description = 'Os avisos sobre seus favoritos, suas buscas e seu plano chegam aqui.'
    return notify(tx, { ...notice, type: 'system', title, description, link: null }, now)
  })
}
