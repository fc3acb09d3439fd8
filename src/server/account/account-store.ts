import sql, { join, raw, type Sql } from 'sql-template-tag'
import {
  type AccountChange,
  defaultPreferences,
  type GrantedStatus,
  type Plan,
  type Preferences,
  type Me,
  type User,
} from '#contract/account-schemas.ts'
import type { HomeProfile } from '#contract/home-profile-schemas.ts'
import { defaultTargetRoi } from '#domain/judgement/target-roi.ts'
import type { Uf } from '#domain/states.ts'
import type { Queryable } from '../database/database.ts'

/** Presents the person of an account as the API answers it. */
export const presentUser = ({ id, email, name, city, state, createdAt }: Account): User => ({
  id,
  email,
  name,
  city,
  state,
  createdAt: createdAt.toISOString(),
})

/** Presents the plan as it is at `now`: one whose end has come is expired, whatever was granted. */
export const presentPlan = (
  { plan, status, premiumUntil, renews }: Pick<Account, 'plan' | 'status' | 'premiumUntil' | 'renews'>,
  now: Date,
): Plan => ({
  type: plan,
  status: status === 'active' && premiumUntil !== null && premiumUntil <= now ? 'expired' : status,
  premiumUntil: premiumUntil?.toISOString() ?? null,
  renews,
})

/** Presents the signed-in account as `GET /api/me` answers it. */
export const presentMe = (account: Account, unreadNotifications: number, now: Date): Me => ({
  user: presentUser(account),
  plan: presentPlan(account, now),
  mustChangePassword: account.mustChangePassword,
  preferences: account.preferences,
  targetRoi: account.targetRoi,
  home: account.home,
  hasSeenOnboarding: account.hasSeenOnboarding,
  demonstration: account.demonstration,
  unreadNotifications,
})

/** An account as the server uses it. The table's Portuguese column names are not used beyond this file. */
export interface Account {
  id: string
  email: string
  name: string
  city: string | null
  state: Uf | null
  plan: Plan['type']
  status: GrantedStatus
  premiumUntil: Date | null
  /** Whether the subscription renews automatically; `null` when the plan is not a subscription. */
  renews: boolean | null
  mustChangePassword: boolean
  hasSeenOnboarding: boolean
  preferences: Preferences
  /** The desired net ROI in percent; `null` = not chosen. */
  targetRoi: number | null
  /** The profile of a resident buyer's family; `null` = none stored. */
  home: HomeProfile | null
  demonstration: boolean
  createdAt: Date
}

/** A row of `accountColumns`. */
export interface AccountRow {
  id: string
  email: string
  nome: string
  cidade: string | null
  estado: Uf | null
  plano: Plan['type']
  status: GrantedStatus
  premium_until: Date | null
  renova: boolean | null
  deve_trocar_senha: boolean
  viu_guia: boolean
  preferencias: Partial<Preferences>
  meta_roi: number | null
  perfil_moradia: HomeProfile | null
  demonstracao: boolean
  created_at: Date
}

export const accountColumns = sql`id, email, nome, cidade, estado, plano, status, premium_until, renova, deve_trocar_senha, viu_guia,
  preferencias, meta_roi, perfil_moradia, demonstracao, created_at`

/** Reads an account from its row. */
export const readAccount = (row: AccountRow): Account => ({
  id: row.id,
  email: row.email,
  name: row.nome,
  city: row.cidade,
  state: row.estado,
  plan: row.plano,
  status: row.status,
  premiumUntil: row.premium_until,
  renews: row.renova,
  mustChangePassword: row.deve_trocar_senha,
  hasSeenOnboarding: row.viu_guia,
  preferences: { ...defaultPreferences, ...row.preferencias },
  targetRoi: row.meta_roi,
  home: row.perfil_moradia,
  demonstration: row.demonstracao,
  createdAt: row.created_at,
})

const first = (rows: AccountRow[]): Account | null => (rows[0] ? readAccount(rows[0]) : null)

/** Finds an account by its id. */
export const findAccount = async (db: Queryable, id: string): Promise<Account | null> =>
  first(await db.query<AccountRow>(sql`select ${accountColumns} from usuarios where id = ${id}`))

/** Returns the desired net ROI of an account in percent; the default when it has chosen none. */
export const readTargetRoi = async (db: Queryable, id: string): Promise<number> =>
  (await findAccount(db, id))?.targetRoi ?? defaultTargetRoi

/** E-mails are compared in lower case, as they are stored. */
export const findAccountByEmail = async (db: Queryable, email: string): Promise<Account | null> =>
  first(
    await db.query<AccountRow>(
      sql`select ${accountColumns} from usuarios where email = ${email.trim().toLowerCase()}`,
    ),
  )

const prefix = 'conta-'

/** Whether an id is an account's rather than a visitor's, judged by its prefix: works for deleted accounts too. */
export const isAccountId = (id: string): boolean => id.startsWith(prefix)

/** Creates an account's id from a uuid. */
export const createAccountId = (uuid: string): string => prefix + uuid

export interface AccountToCreate {
  id: string
  email: string
  name: string
  demonstration?: boolean
}

/** Creates the account unless one has its e-mail; returns the created or the existing one. */
export async function createAccount(
  db: Queryable,
  { id, email, name, demonstration = false }: AccountToCreate,
  now: Date,
): Promise<{ account: Account; created: boolean }> {
  const inserted = await db.query<AccountRow>(sql`
    insert into usuarios (id, email, nome, demonstracao, created_at, updated_at)
    values (${id}, ${email.trim().toLowerCase()}, ${name}, ${demonstration}, ${now}, ${now})
    on conflict (email) do nothing returning ${accountColumns}`)
  const account = first(inserted) ?? (await findAccountByEmail(db, email))
  if (!account) throw new Error('The account was deleted while it was made')
  return { account, created: inserted.length > 0 }
}

type Granted = Pick<Account, 'plan' | 'status' | 'premiumUntil' | 'renews' | 'mustChangePassword'>
type AnyChange = AccountChange & { [Name in keyof Granted]?: Granted[Name] | undefined }

/** The column of each field that may be changed, and how its value is written where that is not as it is. */
const changedColumns: {
  [Name in keyof Required<AnyChange>]: { column: string; write?: (value: AnyChange[Name]) => Sql }
} = {
  name: { column: 'nome' },
  city: { column: 'cidade' },
  state: { column: 'estado' },
  targetRoi: { column: 'meta_roi' },
  home: {
    column: 'perfil_moradia',
    write: home => sql`${home ? JSON.stringify(home) : null}::jsonb`,
  },
  hasSeenOnboarding: { column: 'viu_guia' },
  plan: { column: 'plano' },
  status: { column: 'status' },
  premiumUntil: { column: 'premium_until' },
  renews: { column: 'renova' },
  mustChangePassword: { column: 'deve_trocar_senha' },
}

/** Writes the assignment of one field; `null` where it is not given. */
function writeAssignment<Name extends keyof AnyChange>(name: Name, change: AnyChange): Sql | null {
  const value = change[name]
  if (value === undefined) return null
  const { column, write = (given: AnyChange[Name]) => sql`${given}` } = changedColumns[name]
  return sql`${raw(column)} = ${write(value)}`
}

/** Changes only the given fields, so two tabs that change different fields lose nothing. */
export async function changeAccount(
  db: Queryable,
  id: string,
  change: AnyChange,
  now: Date,
): Promise<Account | null> {
  const assignments = (Object.keys(changedColumns) as (keyof AnyChange)[]).flatMap(
    name => writeAssignment(name, change) ?? [],
  )
  return first(
    await db.query<AccountRow>(sql`
      update usuarios set ${join([...assignments, sql`updated_at = ${now}`])}
      where id = ${id} returning ${accountColumns}`),
  )
}

/** Changes the given preferences and leaves the others; returns the account, `null` when there is none. */
export async function changePreferences(
  db: Queryable,
  id: string,
  change: { [Name in keyof Preferences]?: Preferences[Name] | undefined },
  now: Date,
): Promise<Account | null> {
  return first(
    await db.query<AccountRow>(sql`
      update usuarios set preferencias = preferencias || ${JSON.stringify(change)}::jsonb, updated_at = ${now}
      where id = ${id} returning ${accountColumns}`),
  )
}

/** Invalidates the links sent for this account. */
export async function deletePasswordLinks(db: Queryable, id: string): Promise<void> {
  await db.query(sql`delete from verifications where value = ${id}`)
}

/**
 * Deletes the account with its sessions, passwords and notifications; the features that own its saved data erase
 * that.
 */
export async function deleteAccount(db: Queryable, id: string): Promise<void> {
  await deletePasswordLinks(db, id)
  await db.query(sql`delete from usuarios where id = ${id}`)
}
