import sql from 'sql-template-tag'
import {
  type AccountChange,
  defaultPreferences,
  type GrantedStatus,
  type Plan,
  type Preferences,
} from '#contract/account-schemas.ts'
import type { HomeProfile } from '#contract/home-profile-schemas.ts'
import { defaultTargetRoi } from '#domain/judgement/target-roi.ts'
import type { Uf } from '#domain/states.ts'
import type { Queryable } from '../database/database.ts'

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

/** Changes only the given fields, so two tabs that change different fields lose nothing. */
export async function changeAccount(
  db: Queryable,
  id: string,
  change: AnyChange,
  now: Date,
): Promise<Account | null> {
  const given = <Name extends keyof typeof change>(name: Name) => change[name] !== undefined
  return first(
    await db.query<AccountRow>(sql`
      update usuarios set
        nome = case when ${given('name')}::boolean then ${change.name} else nome end,
        cidade = case when ${given('city')}::boolean then ${change.city} else cidade end,
        estado = case when ${given('state')}::boolean then ${change.state} else estado end,
        meta_roi = coalesce(${change.targetRoi}::double precision, meta_roi),
        perfil_moradia = case when ${given('home')}::boolean
          then ${change.home ? JSON.stringify(change.home) : null}::jsonb else perfil_moradia end,
        viu_guia = coalesce(${change.hasSeenOnboarding}::boolean, viu_guia),
        plano = coalesce(${change.plan}, plano),
        status = coalesce(${change.status}, status),
        premium_until = case when ${given('premiumUntil')}::boolean
          then ${change.premiumUntil}::timestamptz else premium_until end,
        renova = case when ${given('renews')}::boolean then ${change.renews}::boolean else renova end,
        deve_trocar_senha = coalesce(${change.mustChangePassword}::boolean, deve_trocar_senha),
        updated_at = ${now}
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
