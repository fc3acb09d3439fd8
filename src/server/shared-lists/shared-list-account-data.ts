import sql from 'sql-template-tag'
import type { Queryable } from '../database/database.ts'
import type { OwnerDataPart } from '../account/owner-data.ts'
import { isAccountId } from '../account/account-store.ts'
import { deleteLogo, readLogo } from './logo-store.ts'
import { countSharedReactions, listSharedQuestions } from './shared-list-answers.ts'
import type { SharedListRow } from './shared-list-row.ts'

/** An account's lists for clients, their answers, and its logo; the export has nothing that opens a list. */
export const sharedListAccountData: OwnerDataPart = {
  async erase(tx, ownerId) {
    await tx.query(sql`delete from shared_lists where user_id = ${ownerId}`)
    await deleteLogo(tx, ownerId)
  },
  export: (db, ownerId) => ({
    sharedLists: () => exportSharedLists(db, ownerId),
    logo: () => exportLogo(db, ownerId),
  }),
}

async function* exportSharedLists(db: Queryable, ownerId: string): AsyncGenerator<object> {
  if (!isAccountId(ownerId)) return
  const rows = await db.query<
    Omit<SharedListRow, 'user_id' | 'token_hash' | 'liked' | 'disliked' | 'questions'>
  >(sql`
    select id, title, adviser_name, words, show_logo, figures, source, created_at, linked_at, expires_at, revoked_at,
      opens, last_opened::text as last_opened
    from shared_lists where user_id = ${ownerId} order by created_at desc, id desc`)
  for (const row of rows)
    yield {
      id: row.id,
      title: row.title,
      adviserName: row.adviser_name,
      words: row.words,
      showLogo: row.show_logo,
      figures: row.figures,
      source: row.source,
      createdAt: row.created_at.toISOString(),
      linkedAt: row.linked_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      revokedAt: row.revoked_at?.toISOString() ?? null,
      opens: row.opens,
      lastOpened: row.last_opened,
      reactions: await countSharedReactions(db, ownerId, row.id),
      questions: await listSharedQuestions(db, ownerId, row.id),
    }
}

async function exportLogo(db: Queryable, ownerId: string): Promise<string | null> {
  const logo = isAccountId(ownerId) ? await readLogo(db, ownerId) : null
  return logo && `data:image/webp;base64,${Buffer.from(logo).toString('base64')}`
}
