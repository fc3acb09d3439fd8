import sql, { type Sql } from 'sql-template-tag'
import type { nothingWrittenOnFavorite } from '#contract/nothing-written.ts'
import type { FavoriteAnnotations } from '#contract/saved-schemas.ts'
import { maxClientsOfItem } from '#contract/desk-limits.ts'
import { allNotesBytes, notesLength } from '#contract/saved-limits.ts'
import { appendNotes } from '#domain/desk/append-notes.ts'
import { mergeMarks } from '#domain/desk/marks.ts'
import { mergeOwnAnswers } from '#domain/judgement/own-answers.ts'
import type { Queryable } from '../database/database.ts'
import { badRequestRefusal } from '../http/refusal.ts'

/** A table whose rows stand on an owner's desk: its name, the column of its ids, and their type. */
export interface ItemTable {
  table: Sql
  id: Sql
  type: Sql
  /** Whether it has the column `answers`. */
  answered: boolean
}

export const favoriteItems: ItemTable = {
  table: sql`favorites`,
  id: sql`property_id`,
  type: sql`bigint`,
  answered: true,
}
export const ownLotItems: ItemTable = {
  table: sql`own_lots`,
  id: sql`id`,
  type: sql`uuid`,
  answered: false,
}

/** What a change may set; missing parts stay as they are. */
export type ItemChange = {
  [Field in keyof FavoriteAnnotations]?: FavoriteAnnotations[Field] | undefined
} & { addNotes?: readonly string[] | undefined }

type Row = Omit<typeof nothingWrittenOnFavorite, 'version' | 'noted_at'> & { id: string }

/** Ids by what became of them; `full`: no room for more notes or clients, so left as they were. */
export interface ChangedItems {
  found: string[]
  changed: string[]
  full: { id: string; field: 'addNotes' | 'clients' }[]
}

/**
 * Changes what the owner wrote about properties; `noted_at` and `version` move where a value changed. The transaction has
 * locked the owner.
 * @throws Refusal 400 when the owner's notes would take more than `allNotesBytes` together
 */
export async function changeItems(
  tx: Queryable,
  { table, id, type, answered }: ItemTable,
  ownerId: string,
  ids: readonly string[],
  change: ItemChange,
  now: Date,
): Promise<ChangedItems> {
  const rows = await tx.query<Row>(sql`
    select ${id}::text as id, stage, notes, client_notes as "clientNotes", sheet, next, deposit, clients, documents,
      ${answered ? sql`answers` : sql`'{}'::jsonb as answers`}
    from ${table} where user_id = ${ownerId} and ${id} = any(${ids}::${type}[])`)
  const result: ChangedItems = { found: rows.map(row => row.id), changed: [], full: [] }
  const changes: Row[] = []
  for (const row of rows) {
    const after = applyChange(row, change)
    const field = findFullField(row, after)
    if (field === null) changes.push(after)
    else result.full.push({ id: row.id, field })
  }
  if (changes.length === 0) return result
  const bytesBefore = await countNotesBytes(tx, ownerId)
  const changed = await tx.query<{ id: string }>(sql`
    update ${table} f set stage = n.stage, notes = n.notes, client_notes = n."clientNotes", sheet = n.sheet, next = n.next, deposit = n.deposit,
      clients = n.clients, documents = n.documents, ${answered ? sql`answers = n.answers,` : sql``}
      noted_at = ${now}::timestamptz, version = f.version + 1
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as n (id ${type}, stage text, notes text, "clientNotes" text, sheet jsonb,
      next jsonb, deposit jsonb, clients jsonb, documents jsonb, answers jsonb)
    where f.user_id = ${ownerId} and f.${id} = n.id and (
      (f.stage, f.notes, f.client_notes, f.sheet, f.next, f.deposit, f.clients, f.documents)
        is distinct from (n.stage, n.notes, n."clientNotes", n.sheet, n.next, n.deposit, n.clients, n.documents)
      ${answered ? sql`or f.answers is distinct from n.answers` : sql``})
    returning f.${id}::text as id`)
  const bytes = await countNotesBytes(tx, ownerId)
  if (bytes > allNotesBytes && bytes > bytesBefore) throw tooManyNotesRefusal(change)
  return { ...result, changed: changed.map(row => row.id) }
}

function applyChange(row: Row, { addNotes = [], answers, clients, documents, ...replaced }: ItemChange): Row {
  const { id, stage, notes, clientNotes, sheet, next, deposit } = { ...row, ...omitUndefined(replaced) }
  return {
    id,
    stage,
    notes: appendNotes(notes, addNotes),
    clientNotes,
    sheet,
    next,
    deposit,
    clients: mergeMarks(row.clients, clients ?? {}),
    documents: mergeMarks(row.documents, documents ?? {}),
    answers: mergeOwnAnswers(row.answers, answers ?? {}),
  }
}

const omitUndefined = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Field in keyof T]?: Exclude<T[Field], undefined>
  }

function findFullField(before: Row, after: Row): 'addNotes' | 'clients' | null {
  if (after.notes.length > notesLength) return 'addNotes'
  const clients = Object.keys(after.clients).length
  return clients > maxClientsOfItem && clients > Object.keys(before.clients).length ? 'clients' : null
}

async function countNotesBytes(tx: Queryable, ownerId: string): Promise<number> {
  const [row] = await tx.query<{ bytes: number }>(sql`
    select coalesce(sum(octet_length(notes)), 0)::float8 as bytes from (
      select notes from favorites where user_id = ${ownerId}
      union all select notes from own_lots where user_id = ${ownerId}) written`)
  return row?.bytes ?? 0
}

const tooManyNotesRefusal = ({ addNotes }: ItemChange) =>
  badRequestRefusal({
    [addNotes ? 'addNotes' : 'notes']:
      'As suas anotações ocuparam todo o espaço que têm, 1 MB. Apague algumas para escrever mais.',
  })

/** @throws Refusal 400 when the one item that was to change had no room */
export function refuseFullItem({ full: [first] }: ChangedItems): void {
  if (first === undefined) return
  throw badRequestRefusal({
    [first.field]:
      first.field === 'clients'
        ? `Um imóvel tem no máximo ${maxClientsOfItem} clientes.`
        : `As anotações de um imóvel têm no máximo ${notesLength.toLocaleString('pt-BR')} caracteres.`,
  })
}
