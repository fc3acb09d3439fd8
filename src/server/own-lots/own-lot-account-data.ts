import sql from 'sql-template-tag'
import { allLotTextBytes, maxOnDesk } from '#contract/desk-limits.ts'
import type { OwnLot } from '#contract/own-lot-schemas.ts'
import type { OwnerDataPart } from '../account/owner-data.ts'
import type { Queryable } from '../database/database.ts'
import { listOwnLots } from './own-lot-store.ts'

/**
 * Moves a visitor's lots to an account; both are locked. What has one id with both is the account's. When there are too
 * many, the last saved stay; texts for which there is no room go, those of the first saved lots first.
 */
async function moveOwnLots(tx: Queryable, from: string, to: string): Promise<void> {
  await tx.query(sql`
    update own_lots l set user_id = ${to}
    where user_id = ${from} and not exists (select from own_lots o where o.user_id = ${to} and o.id = l.id)`)
  await tx.query(sql`delete from own_lots where user_id = ${from}`)
  await tx.query(sql`
    delete from own_lots where user_id = ${to} and id in (
      select id from own_lots where user_id = ${to}
      order by saved_at desc, id desc offset ${maxOnDesk.ownLots}::integer)`)
  await tx.query(sql`
    update own_lots set text = '' where user_id = ${to} and text <> '' and id in (
      select id from (
        select id, sum(octet_length(text)) over (order by saved_at desc, id desc) as bytes
        from own_lots where user_id = ${to}) summed
      where bytes > ${allLotTextBytes}::integer)`)
}

async function eraseOwnLots(tx: Queryable, ownerId: string): Promise<void> {
  await tx.query(sql`delete from own_lots where user_id = ${ownerId}`)
}

/** Exports the lots with the texts of their pages, one by one. */
async function* exportOwnLots(db: Queryable, ownerId: string): AsyncGenerator<OwnLot & { text: string }> {
  for (const lot of await listOwnLots(db, ownerId)) {
    const [row] = await db.query<{ text: string }>(sql`
      select text from own_lots where user_id = ${ownerId} and id = ${lot.id}::uuid`)
    yield { ...lot, text: row?.text ?? '' }
  }
}

export const ownLotAccountData: OwnerDataPart = {
  adopt: moveOwnLots,
  erase: eraseOwnLots,
  export: (db, ownerId) => ({ ownLots: () => exportOwnLots(db, ownerId) }),
}
