import sql, { type Sql } from 'sql-template-tag'
import type { z } from 'zod'
import { allLotTextBytes, maxOnDesk } from '#contract/desk-limits.ts'
import type { nothingWritten } from '#contract/nothing-written.ts'
import { type LotFactFields, unknownLotFacts } from '#contract/own-lot.ts'
import type { NewOwnLot, OwnLot, OwnLotChange } from '#contract/own-lot-schemas.ts'
import { lockOwner } from '../account/owner-lock.ts'
import type { Database, Queryable } from '../database/database.ts'
import { changeItems, ownLotItems, refuseFullItem } from '../desk/change-items.ts'
import { badRequestRefusal, Refusal } from '../http/refusal.ts'

type WithoutOwner<T> = Omit<T, 'user_id'>
type NewLot = WithoutOwner<z.output<typeof NewOwnLot>>
type LotChange = WithoutOwner<z.output<typeof OwnLotChange>>

interface Row extends Omit<typeof nothingWritten, 'noted_at'> {
  id: string
  title: string
  facts: Partial<LotFactFields>
  has_text: boolean
  saved_at: Date
  noted_at: Date | null
}

const columns: Sql = sql`id, title, facts, text <> '' as has_text, saved_at, stage, notes, client_notes as "clientNotes", sheet, next, deposit, clients,
  documents, version, noted_at`

const presentLot = ({ facts, has_text, saved_at, noted_at, ...row }: Row): OwnLot => ({
  ...unknownLotFacts,
  ...facts,
  ...row,
  hasText: has_text,
  saved_at: saved_at.toISOString(),
  noted_at: noted_at === null ? null : noted_at.toISOString(),
})

/** Lists lots from elsewhere, the last saved first. */
export async function listOwnLots(db: Queryable, ownerId: string): Promise<OwnLot[]> {
  const rows = await db.query<Row>(sql`
    select ${columns} from own_lots where user_id = ${ownerId} order by saved_at desc, id desc`)
  return rows.map(presentLot)
}

/** @throws Refusal 404 when the owner has no such lot */
export async function readOwnLotText(db: Queryable, ownerId: string, id: string): Promise<string> {
  const [row] = await db.query<{ text: string }>(sql`
    select text from own_lots where user_id = ${ownerId} and id = ${id}::uuid`)
  if (!row) throw ownLotNotFoundRefusal()
  return row.text
}

/**
 * Saves a lot under the id that the browser chose; one that is there stays unchanged.
 * @throws Refusal 422 when there are `maxOnDesk.ownLots` already, 400 when the texts would take too much
 */
export async function addOwnLot(
  db: Database,
  ownerId: string,
  { id, title, text = '', ...facts }: NewLot & { id: string },
  now: Date,
): Promise<OwnLot> {
  const row = await db.transaction(async tx => {
    await lockOwner(tx, ownerId)
    const [added] = await tx.query<Row>(sql`
      insert into own_lots (user_id, id, title, facts, text, saved_at)
      select ${ownerId}::text, ${id}::uuid, ${title}::text, ${JSON.stringify(facts)}::jsonb, ${text}::text,
        ${now}::timestamptz
      where (select count(*) from own_lots where user_id = ${ownerId}) < ${maxOnDesk.ownLots}::integer
      on conflict do nothing
      returning ${columns}`)
    if (added) await refuseLongTexts(tx, ownerId)
    return added ?? findRow(tx, ownerId, id)
  })
  if (!row) {
    throw new Refusal(
      'too_many_own_lots',
      `Você já tem ${maxOnDesk.ownLots} lotes de fora. Exclua algum para pôr outro.`,
    )
  }
  return presentLot(row)
}

/**
 * Changes the given facts and notes of a lot and leaves the rest unchanged.
 * @throws Refusal 404 when the owner has no such lot, 400 when there is no room for notes, clients or text
 */
export async function changeOwnLot(
  db: Database,
  ownerId: string,
  id: string,
  change: LotChange,
  now: Date,
): Promise<OwnLot> {
  const {
    title,
    text,
    stage,
    notes,
    clientNotes,
    sheet,
    next,
    deposit,
    clients,
    documents,
    addNotes,
    ...facts
  } = change
  const written = { stage, notes, clientNotes, sheet, next, deposit, clients, documents, addNotes }
  const row = await db.transaction(async tx => {
    await lockOwner(tx, ownerId)
    refuseFullItem(await changeItems(tx, ownLotItems, ownerId, [id], written, now))
    const [changed] = await tx.query<{ grown: boolean }>(sql`
      update own_lots l set title = n.title, facts = n.facts, text = n.text,
        noted_at = ${now}::timestamptz, version = version + 1
      from (
        select coalesce(${title}::text, title) as title, facts || ${JSON.stringify(facts)}::jsonb as facts,
          coalesce(${text}::text, text) as text, octet_length(text) as bytes
        from own_lots where user_id = ${ownerId} and id = ${id}::uuid) n
      where l.user_id = ${ownerId} and l.id = ${id}::uuid
        and (l.title, l.facts, l.text) is distinct from (n.title, n.facts, n.text)
      returning octet_length(l.text) > n.bytes as grown`)
    if (changed?.grown) await refuseLongTexts(tx, ownerId)
    return findRow(tx, ownerId, id)
  })
  if (!row) throw ownLotNotFoundRefusal()
  return presentLot(row)
}

async function findRow(tx: Queryable, ownerId: string, id: string): Promise<Row | undefined> {
  const [row] = await tx.query<Row>(sql`
    select ${columns} from own_lots where user_id = ${ownerId} and id = ${id}::uuid`)
  return row
}

/** Deletes an owner's lot; nothing happens when there is none with this id. */
export async function deleteOwnLot(db: Queryable, ownerId: string, id: string): Promise<void> {
  await db.query(sql`delete from own_lots where user_id = ${ownerId} and id = ${id}::uuid`)
}

/** Creates the refusal (404) of a lot that its owner does not have. */
export const ownLotNotFoundRefusal = (): Refusal =>
  new Refusal('own_lot_not_found', 'Este lote não está na sua mesa.')

/** @throws Refusal 400 */
async function refuseLongTexts(tx: Queryable, ownerId: string): Promise<void> {
  const [row] = await tx.query<{ bytes: number }>(sql`
    select coalesce(sum(octet_length(text)), 0)::float8 as bytes from own_lots where user_id = ${ownerId}`)
  if ((row?.bytes ?? 0) <= allLotTextBytes) return
  throw badRequestRefusal({
    text: 'Os textos dos seus lotes ocuparam todo o espaço que têm, 1 MB. Apague algum, ou salve este sem o texto.',
  })
}
