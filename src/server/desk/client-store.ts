import sql from 'sql-template-tag'
import { maxOnDesk } from '#contract/desk-limits.ts'
import type { Client } from '#contract/desk-schemas.ts'
import { lockOwner } from '../account/owner-lock.ts'
import type { Database, Queryable } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'

interface Row {
  id: string
  name: string
  created_at: Date
}

const presentClient = ({ id, name, created_at }: Row): Client => ({
  id,
  name,
  created_at: created_at.toISOString(),
})

/** Lists clients by name. */
export async function listClients(db: Queryable, ownerId: string): Promise<Client[]> {
  const rows = await db.query<Row>(sql`
    select id, name, created_at from clients where user_id = ${ownerId} order by lower(name), id`)
  return rows.map(presentClient)
}

/**
 * Saves a client under the id that the browser chose, or renames the one that has it.
 * @throws Refusal 422 when there are `maxOnDesk.clients` others
 */
export async function saveClient(
  db: Database,
  ownerId: string,
  { id, name }: { id: string; name: string },
  now: Date,
): Promise<Client> {
  const row = await db.transaction(async tx => {
    await lockOwner(tx, ownerId)
    const [saved] = await tx.query<Row>(sql`
      insert into clients (user_id, id, name, created_at, updated_at)
      select ${ownerId}::text, ${id}::uuid, ${name}::text, ${now}::timestamptz, ${now}::timestamptz
      where (select count(*) from clients where user_id = ${ownerId} and id <> ${id}::uuid)
        < ${maxOnDesk.clients}::integer
      on conflict (user_id, id) do update set name = excluded.name, updated_at = excluded.updated_at
      returning id, name, created_at`)
    return saved
  })
  if (!row) {
    throw new Refusal(
      'too_many_clients',
      `Você já tem ${maxOnDesk.clients} clientes. Exclua algum para criar outro.`,
    )
  }
  return presentClient(row)
}

/** Deletes a client and its label on favorites and own lots. */
export async function deleteClient(db: Database, ownerId: string, id: string, now: Date): Promise<void> {
  await db.transaction(async tx => {
    await lockOwner(tx, ownerId)
    await tx.query(sql`delete from clients where user_id = ${ownerId} and id = ${id}::uuid`)
    for (const table of [sql`favorites`, sql`own_lots`])
      await tx.query(sql`
        update ${table} set clients = clients - ${id}::text, noted_at = ${now}::timestamptz, version = version + 1
        where user_id = ${ownerId} and clients ? ${id}::text`)
  })
}
