import sql from 'sql-template-tag'
import { findAccessRestriction } from '#domain/account/access-restriction.ts'
import { formatBrasiliaDay } from '#domain/brasilia-time.ts'
import { findAccount } from '../account/account-store.ts'
import type { Queryable } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import { readSharedListState, sharedListColumns, type SharedListRow } from './shared-list-row.ts'
import { hashSharedToken } from './shared-list-token.ts'

const token = /^[\w-]{43}$/

/** Creates the refusal (404) of a link that leads to no list. */
export const unknownSharedLinkRefusal = (): Refusal =>
  new Refusal(
    'shared_list_not_found',
    'Este link não leva a nenhuma lista. Confira se ele veio inteiro, ou peça outro a quem o enviou.',
  )

const revokedRefusal = (): Refusal =>
  new Refusal('shared_list_revoked', 'Quem enviou esta lista a fechou, ou criou outro link. Peça o novo.')

/**
 * Finds the list that a token opens. For a token that opened a list before, the refusal says why it no longer does.
 * @throws Refusal 404, with a code for each reason
 */
export async function findSharedList(
  db: Queryable,
  given: string,
  now: Date,
  isDemonstrationOpen: () => Promise<boolean>,
): Promise<SharedListRow> {
  if (!token.test(given)) throw unknownSharedLinkRefusal()
  const hash = hashSharedToken(given)
  const [row] = await db.query<SharedListRow>(sql`
    select ${sharedListColumns} from shared_lists s where s.token_hash = ${hash} or s.previous_token_hash = ${hash}`)
  const account = row && (await findAccount(db, row.user_id))
  if (!row || !account) throw unknownSharedLinkRefusal()
  const state = readSharedListState(row, now)
  if (row.token_hash !== hash || state === 'revoked') throw revokedRefusal()
  if (state === 'ended')
    throw new Refusal(
      'shared_list_expired',
      `Esta lista ficou aberta até ${formatBrasiliaDay(row.expires_at.toISOString())}. Peça outro link a quem a enviou.`,
    )
  const restriction = findAccessRestriction(
    {
      mustChangePassword: false,
      suspended: account.status === 'suspended',
      premiumUntil: account.premiumUntil?.getTime() ?? null,
    },
    now.getTime(),
  )
  if (restriction !== null || (account.demonstration && !(await isDemonstrationOpen())))
    throw new Refusal(
      'shared_list_paused',
      'Esta lista está fora do ar por enquanto. Fale com quem a enviou.',
    )
  return row
}
