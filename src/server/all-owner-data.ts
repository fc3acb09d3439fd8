import { type OwnerData, combineOwnerData, type OwnerDataPart } from './account/owner-data.ts'
import { chatAccountData } from './chat/chat-account-data.ts'
import { favoriteAccountData } from './favorites/favorite-account-data.ts'
import type { PaperSealer } from './papers/paper-sealer.ts'
import { notificationAccountData } from './notifications/notification-store.ts'
import { searchAccountData } from './searches/saved-search-store.ts'
import type { Queryable } from './database/database.ts'
import { deleteFeedToken } from './calendar/calendar-feed-store.ts'
import { readChannels } from './channels/channel-overview.ts'
import { deleteAllPushDevices } from './channels/push/push-subscription-store.ts'
import { deleteTelegramLink } from './channels/telegram/telegram-link-store.ts'
import sql from 'sql-template-tag'
import {
  openPaper,
  presentPaperLine,
  wholePaperColumns,
  type WholePaperRow,
} from './papers/kept-paper-row.ts'
import { allLotTextBytes, maxOnDesk, maxExpensesOfItem } from '#contract/desk-limits.ts'
import type { OwnLot } from '#contract/own-lot-schemas.ts'
import { listOwnLots } from './own-lots/own-lot-store.ts'
import { listClients } from './desk/client-store.ts'
import { listExpenses } from './desk/expense-store.ts'
import { isAccountId } from './account/account-store.ts'
import { deleteLogo, readLogo } from './shared-lists/logo-store.ts'
import { countSharedReactions, listSharedQuestions } from './shared-lists/shared-list-answers.ts'
import type { SharedListRow } from './shared-lists/shared-list-row.ts'
import { toReaisOrNull } from '#domain/money.ts'
import { lockPlan } from './account/plan-ledger.ts'

const emailOf = async (db: Queryable, accountId: string): Promise<string | null> =>
  (await db.query<{ email: string }>(sql`select email from usuarios where id = ${accountId}`))[0]?.email ??
  null

/**
 * Erases what payments know about an account's owner; the payments stay, without a person. The same event sent again
 * creates no account. Within a transaction, before the account is deleted.
 */
async function erasePayments(tx: Queryable, accountId: string): Promise<void> {
  const email = await emailOf(tx, accountId)
  if (email === null) return
  await lockPlan(tx, email)
  await tx.query(sql`delete from plan_changes where email = ${email}`)
  await tx.query(sql`
    update webhook_logs set body = null
    where event in (select id from webhook_events where customer_email = ${email})
      or ${email} in (body #>> '{Data,Buyer,Email}', body #>> '{Data,Member,Email}')`)
  await tx.query(sql`
    update webhook_events set customer_email = null, customer_name = null, customer_document = null,
      customer_phone = null
    where customer_email = ${email}`)
}

interface ExportedPayment {
  event: string
  product: string | null
  /** In reais. */
  amount: number | null
  currency: string | null
  method: string | null
  installments: number | null
  status: string
  at: string
}

interface Row extends Omit<ExportedPayment, 'at'> {
  occurred_at: Date
}

/** Exports every event of the payment provider about an account for its owner; newest first. */
async function exportPayments(db: Queryable, accountId: string): Promise<ExportedPayment[]> {
  const rows = await db.query<Row>(sql`
    select e.event_type as event, e.product_name as product, e.amount, e.currency, e.payment_method as method,
      e.installments, e.status, e.occurred_at
    from webhook_events e join usuarios u on u.email = e.customer_email
    where u.id = ${accountId} order by e.occurred_at desc, e.id`)
  return rows.map(({ amount, occurred_at, ...rest }) => ({
    ...rest,
    amount: toReaisOrNull(amount),
    at: occurred_at.toISOString(),
  }))
}

/** An account's payment events; erasing keeps the payments without the person. */
const paymentAccountData: OwnerDataPart = {
  erase: erasePayments,
  export: (db, accountId) => ({ payments: () => exportPayments(db, accountId) }),
}

/** An account's lists for clients, their answers, and its logo; the export has nothing that opens a list. */
const sharedListAccountData: OwnerDataPart = {
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

/**
 * Moves a visitor's clients and expenses to an account; both are locked. What has one id with both is the account's.
 * When there are too many, the last created clients and the expenses of the last days stay.
 */
async function moveDesk(tx: Queryable, from: string, to: string): Promise<void> {
  await tx.query(sql`
    with moved as (delete from clients where user_id = ${from} returning *)
    insert into clients (user_id, id, name, created_at, updated_at)
    select ${to}::text, id, name, created_at, updated_at from moved
    on conflict do nothing`)
  await tx.query(sql`
    delete from clients where user_id = ${to} and id in (
      select id from clients where user_id = ${to}
      order by created_at desc, id desc offset ${maxOnDesk.clients}::integer)`)
  await tx.query(sql`
    with moved as (delete from expenses where user_id = ${from} returning *)
    insert into expenses (user_id, id, item_id, date, kind, amount, note, updated_at, orphaned_at)
    select ${to}::text, id, item_id, date, kind, amount, note, updated_at, orphaned_at from moved
    on conflict do nothing`)
  await tx.query(sql`
    delete from expenses where user_id = ${to} and id in (
      select id from (
        select id, row_number() over (order by date desc, id) as at,
          row_number() over (partition by item_id order by date desc, id) as at_item
        from expenses where user_id = ${to}) numbered
      where at > ${maxOnDesk.expenses}::integer or at_item > ${maxExpensesOfItem}::integer)`)
}

async function eraseDesk(tx: Queryable, ownerId: string): Promise<void> {
  await tx.query(sql`delete from clients where user_id = ${ownerId}`)
  await tx.query(sql`delete from expenses where user_id = ${ownerId}`)
}

const deskAccountData: OwnerDataPart = {
  adopt: moveDesk,
  erase: eraseDesk,
  export: (db, ownerId) => ({
    clients: () => listClients(db, ownerId),
    expenses: () => listExpenses(db, ownerId),
  }),
}

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

const ownLotAccountData: OwnerDataPart = {
  adopt: moveOwnLots,
  erase: eraseOwnLots,
  export: (db, ownerId) => ({ ownLots: () => exportOwnLots(db, ownerId) }),
}

/** An account's kept papers; the export has them decrypted, and `null` for what cannot be. */
export const createKeptPaperAccountData = (sealer: PaperSealer): OwnerDataPart => ({
  async erase(tx, ownerId) {
    await tx.query(sql`delete from kept_papers where user_id = ${ownerId}`)
  },
  export: (db, ownerId) => ({ keptPapers: () => exportPapers(db, sealer, ownerId) }),
})

/** Exports the papers one by one: each may be large. */
async function* exportPapers(db: Queryable, sealer: PaperSealer, ownerId: string): AsyncGenerator<object> {
  const papers = await db.query<{ id: string }>(sql`
    select id from kept_papers where user_id = ${ownerId} order by read_at desc, id desc`)
  for (const { id } of papers) {
    const [row] = await db.query<WholePaperRow>(sql`
      select ${wholePaperColumns} from kept_papers where user_id = ${ownerId} and id = ${id}::uuid`)
    if (!row) continue
    const paper = await openPaper(sealer, ownerId, row)
    yield paper ?? { ...presentPaperLine(sealer, ownerId, row), reading: null }
  }
}

/** An account's browsers, chat and calendar address; the export has no address that opens any of them. */
const channelAccountData: OwnerDataPart = {
  async erase(tx, ownerId) {
    await deleteAllPushDevices(tx, ownerId)
    await deleteTelegramLink(tx, ownerId)
    await deleteFeedToken(tx, ownerId)
  },
  export: (db, ownerId) => ({ channels: () => exportChannels(db, ownerId) }),
}

async function exportChannels(db: Queryable, ownerId: string) {
  const { push, telegram, calendar } = await readChannels(
    db,
    { userId: ownerId, sessionId: null },
    { publicKey: null, telegram: false },
  )
  const devices = push.devices.map(({ device, since }) => ({ device, since }))
  return { browsers: devices, telegram: telegram.linked, calendarSince: calendar.since }
}

/** The data that are merged, deleted and exported with an account. */
export const createAllOwnerData = (papers: PaperSealer): OwnerData =>
  combineOwnerData([
    favoriteAccountData,
    ownLotAccountData,
    deskAccountData,
    sharedListAccountData,
    createKeptPaperAccountData(papers),
    searchAccountData,
    notificationAccountData,
    channelAccountData,
    chatAccountData,
    paymentAccountData,
  ])
