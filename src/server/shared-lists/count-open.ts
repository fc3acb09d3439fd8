import { createHmac } from 'node:crypto'
import sql from 'sql-template-tag'
import { maxSharedOpensByDay } from '#contract/shared-list-limits.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import type { Database, Queryable } from '../database/database.ts'

/** What programs call themselves that open a link for a preview, an index or a check, and not for a person. */
const programs =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|facebookexternalhit|facebookcatalog|meta-external|skypeuripreview|vkshare|embedly|iframely|mediapartners|google-|inspectiontool|lighthouse|headless|curl|wget|python|scanner|monitor|uptime|ms-?office|microsoft office|barracuda/i

/** The beginning of every browser's User-Agent, which programs that fetch links often lack. */
const browsers = /^(?:Mozilla|Opera)\//

/** Who asks for a page, as its request says. */
export interface PageVisit {
  method: string
  address: string
  agent: string | undefined
  /** `Sec-Purpose`, or the older `Purpose` and `X-Moz`. */
  purpose: string | undefined
}

/** Whether a request opens a page for a person: no preview, no check, and nothing that a browser fetches in advance. */
export const isPersonsVisit = ({ method, agent, purpose }: PageVisit): boolean =>
  method === 'GET' &&
  agent !== undefined &&
  browsers.test(agent) &&
  !programs.test(agent) &&
  !/prefetch|prerender|preview/i.test(purpose ?? '')

/**
 * Counts an open of a list, once a visitor and day: a visitor is their address and browser, of which a hash with a secret
 * and the day is kept until the day is over.
 */
export async function countOpen(
  db: Database,
  list: { user_id: string; id: string },
  { address, agent = '' }: PageVisit,
  secret: string,
  now: Date,
): Promise<void> {
  const day = toBrasiliaIso(now.getTime()).slice(0, 10)
  const hash = createHmac('sha256', secret)
    .update(JSON.stringify(['shared list open', day, list.id, address, agent]))
    .digest('base64url')
  await db.transaction(async tx => {
    const counted = await tx.query(sql`
      insert into shared_list_opens (user_id, list_id, day, opener_hash)
      select ${list.user_id}::text, ${list.id}::uuid, ${day}::date, ${hash}::text
      where exists (select from shared_lists where user_id = ${list.user_id} and id = ${list.id}::uuid)
        and (select count(*) from shared_list_opens
          where user_id = ${list.user_id} and list_id = ${list.id}::uuid and day = ${day}::date)
          < ${maxSharedOpensByDay}::integer
      on conflict do nothing
      returning 1`)
    if (counted.length === 0) return
    await tx.query(sql`
      update shared_lists set opens = opens + 1, last_opened = greatest(last_opened, ${day}::date)
      where user_id = ${list.user_id} and id = ${list.id}::uuid`)
  })
}

/** Deletes the hashes of past days, so that it can no longer be found out who opened a list. */
export async function deletePastOpens(db: Queryable, now: Date): Promise<void> {
  const day = toBrasiliaIso(now.getTime()).slice(0, 10)
  await db.query(sql`delete from shared_list_opens where day < ${day}::date`)
}
