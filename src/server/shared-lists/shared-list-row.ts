import sql, { type Sql } from 'sql-template-tag'
import type { SharedFigures, SharedList, SharedSource } from '#contract/shared-list-schemas.ts'

/** A list as it is stored, with what its visitors did. */
export interface SharedListRow {
  user_id: string
  id: string
  title: string
  adviser_name: string
  words: string
  show_logo: boolean
  figures: SharedFigures
  source: SharedSource
  token_hash: string
  created_at: Date
  linked_at: Date
  expires_at: Date
  revoked_at: Date | null
  opens: number
  last_opened: string | null
  liked: number
  disliked: number
  questions: number
}

const countOf = (table: Sql, condition: Sql): Sql =>
  sql`(select count(*)::integer from ${table} of_list where of_list.user_id = s.user_id and of_list.list_id = s.id ${condition})`

/** The columns of `SharedListRow`, of a `shared_lists s`. */
export const sharedListColumns: Sql = sql`s.user_id, s.id, s.title, s.adviser_name, s.words, s.show_logo, s.figures, s.source,
  s.token_hash, s.created_at, s.linked_at, s.expires_at, s.revoked_at, s.opens, s.last_opened::text as last_opened,
  ${countOf(sql`shared_list_reactions`, sql`and liked`)} as liked,
  ${countOf(sql`shared_list_reactions`, sql`and not liked`)} as disliked,
  ${countOf(sql`shared_list_questions`, sql``)} as questions`

/** Returns whether a list's link is open, has expired at `now`, or was revoked. */
export function readSharedListState(
  { revoked_at, expires_at }: Pick<SharedListRow, 'revoked_at' | 'expires_at'>,
  now: Date,
): SharedList['state'] {
  if (revoked_at !== null) return 'revoked'
  return expires_at.getTime() <= now.getTime() ? 'ended' : 'open'
}

/** @param listings how many the list shows now */
export const presentSharedList = (row: SharedListRow, listings: number, now: Date): SharedList => ({
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
  state: readSharedListState(row, now),
  listings,
  opens: row.opens,
  lastOpened: row.last_opened,
  liked: row.liked,
  disliked: row.disliked,
  questions: row.questions,
})
