import type { Hono } from 'hono'
import { setImmediate as turn } from 'node:timers/promises'
import sql from 'sql-template-tag'
import type { z } from 'zod'
import { keptPaperCalls } from '#contract/kept-paper-calls.ts'
import { allKeptPaperBytes, maxKeptPapers } from '#contract/kept-paper-limits.ts'
import type { KeptPaper, KeptPaperLine, PaperToKeep } from '#contract/kept-paper-schemas.ts'
import type { TitleRecordAnswer } from '#contract/title-record-schemas.ts'
import { integerFormat } from '#domain/format-figures.ts'
import { createPersonalDataMask } from '#domain/personal-data/mask-personal-data.ts'
import type { AccessGuard } from '../account/access-guard.ts'
import { lockOwner } from '../account/owner-lock.ts'
import type { RateLimits } from '../account/rate-limits.ts'
import type { Database, Queryable } from '../database/database.ts'
import { actionDone, createCallRoutes } from '../http/call-routes.ts'
import { Refusal } from '../http/refusal.ts'
import {
  type KeptPaperRow,
  type WholePaperRow,
  keptPaperColumns,
  openPaper,
  presentPaperLine,
  sealPaper,
  wholePaperColumns,
} from './kept-paper-row.ts'
import type { PaperSealer } from './paper-sealer.ts'

type Paper = z.output<typeof PaperToKeep>

/** Characters that are masked at once, in some 20 ms; other requests get their turn in between. */
const pieceLength = 20_000

/**
 * Masks the people in a matrícula that an account keeps, whatever a browser sends. What the explainer answered is masked already
 * and stays; lengths stay, so that ranges do. An edital names who sells, and stays.
 */
async function maskKeptReading(paper: Paper): Promise<Paper> {
  if (paper.paper === 'edital') return paper
  return { ...paper, reading: await maskTitleRecord(paper.reading) }
}

async function maskTitleRecord(reading: TitleRecordAnswer): Promise<TitleRecordAnswer> {
  const { property, text } = reading
  return {
    ...reading,
    owners: await maskEach(reading.owners, async owner => ({ ...owner, who: await maskText(owner.who) })),
    burdens: await maskEach(reading.burdens, async burden => ({
      ...burden,
      reason: burden.reason && (await maskText(burden.reason)),
      doubt: burden.doubt && (await maskText(burden.doubt)),
      excerpt: await maskText(burden.excerpt),
    })),
    property: { ...property, address: property.address && (await maskText(property.address)) },
    warnings: await maskEach(reading.warnings, maskText),
    missing: await maskEach(reading.missing, maskText),
    text: text && (await maskText(text)),
  }
}

async function maskEach<T>(items: readonly T[], mask: (item: T) => Promise<T>): Promise<T[]> {
  const masked: T[] = []
  for (const item of items) masked.push(await mask(item))
  return masked
}

async function maskText(text: string): Promise<string> {
  let masked = ''
  for (let from = 0; from < text.length; ) {
    const line = text.lastIndexOf('\n', from + pieceLength)
    const end = line > from ? line + 1 : from + pieceLength
    const piece = text.slice(from, end)
    if (masked !== '' || end < text.length) await turn()
    masked += createPersonalDataMask(piece).mask(piece)
    from = end
  }
  return masked
}

const paperNotFoundRefusal = (): Refusal =>
  new Refusal('paper_not_found', 'Este papel não está guardado na sua conta.')

/** Lists the papers of an account, the last read first; those of one property alone where `propertyId` is given. */
async function listKeptPapers(
  db: Queryable,
  sealer: PaperSealer,
  ownerId: string,
  propertyId?: string,
): Promise<KeptPaperLine[]> {
  const rows = await db.query<KeptPaperRow>(sql`
    select ${keptPaperColumns} from kept_papers
    where user_id = ${ownerId} and (${propertyId}::text is null or property_id = ${propertyId}::text)
    order by read_at desc, id desc`)
  return rows.map(row => presentPaperLine(sealer, ownerId, row))
}

/** @throws Refusal 404 when the account has no such paper, 409 when it cannot be decrypted */
export async function readKeptPaper(
  db: Queryable,
  sealer: PaperSealer,
  ownerId: string,
  id: string,
): Promise<KeptPaper> {
  const [row] = await db.query<WholePaperRow>(sql`
    select ${wholePaperColumns} from kept_papers where user_id = ${ownerId} and id = ${id}::uuid`)
  if (!row) throw paperNotFoundRefusal()
  const paper = await openPaper(sealer, ownerId, row)
  if (paper) return paper
  throw new Refusal(
    'paper_unreadable',
    'Este papel não pode mais ser aberto: a chave com que o servidor o guardou não é a de hoje. Exclua-o e leia o papel de novo.',
  )
}

/**
 * Keeps a paper under the id that the browser chose, in place of what is there, with the people in a matrícula masked. One that says it is read later than now
 * counts as read now.
 * @throws Refusal 409 when the server has no key, 422 when there are too many papers or all together are too large
 */
export async function keepPaper(
  db: Database,
  sealer: PaperSealer,
  ownerId: string,
  { id, ...paper }: z.output<typeof PaperToKeep> & { id: string },
  now: Date,
): Promise<KeptPaperLine> {
  if (sealer.keyId === null)
    throw new Refusal(
      'papers_unavailable',
      'Este servidor ainda não guarda papéis: falta a chave que os cifra.',
    )
  const read_at = new Date(Math.min(Date.parse(paper.readAt), now.getTime()))
  const open = { id, paper: paper.paper, property_id: paper.propertyId, read_at }
  const { name, reading } = await maskKeptReading(paper)
  const sealed = await sealPaper(sealer, ownerId, open, { name, reading })
  await db.transaction(async tx => {
    await lockOwner(tx, ownerId)
    await tx.query(sql`
      insert into kept_papers (user_id, id, paper, property_id, read_at, key_id, name, reading, size)
      values (${ownerId}, ${id}::uuid, ${open.paper}, ${open.property_id}, ${read_at}, ${sealed.keyId},
        decode(${sealed.name}::text, 'base64'), decode(${sealed.reading}::text, 'base64'), ${sealed.size})
      on conflict (user_id, id) do update set paper = excluded.paper, property_id = excluded.property_id,
        read_at = excluded.read_at, key_id = excluded.key_id, name = excluded.name, reading = excluded.reading,
        size = excluded.size`)
    await refuseTooMany(tx, ownerId)
  })
  return {
    id,
    paper: paper.paper,
    propertyId: paper.propertyId,
    name: paper.name,
    readAt: read_at.toISOString(),
  }
}

/** @throws Refusal 422, which takes back what the transaction has kept */
async function refuseTooMany(tx: Queryable, ownerId: string): Promise<void> {
  const [all] = await tx.query<{ papers: number; bytes: number }>(sql`
    select count(*)::integer as papers, coalesce(sum(size), 0)::float8 as bytes
    from kept_papers where user_id = ${ownerId}`)
  if ((all?.papers ?? 0) > maxKeptPapers)
    throw new Refusal(
      'too_many_papers',
      `Você já guarda ${maxKeptPapers} papéis. Exclua algum para guardar outro.`,
    )
  if ((all?.bytes ?? 0) > allKeptPaperBytes)
    throw new Refusal(
      'papers_full',
      `Os papéis da sua conta ocuparam todo o espaço que têm, ${integerFormat(allKeptPaperBytes / 1024 / 1024)} MB. Exclua algum para guardar outro.`,
    )
}

/** Deletes a paper, also one that cannot be decrypted. */
async function deleteKeptPaper(db: Queryable, ownerId: string, id: string): Promise<void> {
  await db.query(sql`delete from kept_papers where user_id = ${ownerId} and id = ${id}::uuid`)
}

export interface KeptPaperDependencies {
  db: Database
  now: () => Date
  guard: Pick<AccessGuard, 'session' | 'plan'>
  limits: Pick<RateLimits, 'count'>
  sealer: PaperSealer
}

/** The papers that an account keeps. */
export function keptPaperRoutes({ db, now, guard, limits, sealer }: KeptPaperDependencies): Hono {
  const { app, mountCall } = createCallRoutes(guard)

  mountCall(keptPaperCalls.keptPapers, async ({ account, query }) => ({
    items: await listKeptPapers(db, sealer, account.id, query.property_id),
  }))

  mountCall(
    keptPaperCalls.keptPaper,
    ({ account, params }) => readKeptPaper(db, sealer, account.id, params.id),
    { invalidPath: paperNotFoundRefusal },
  )

  mountCall(keptPaperCalls.keepPaper, async ({ account, usageKey, params, body }) => {
    // All visitors of the demonstration share one account, so papers kept there would be shown to others.
    if (account.demonstration)
      throw new Refusal(
        'not_in_demonstration',
        'A conta de demonstração é de todos e não guarda papéis. O que você leu fica aberto nesta visita.',
      )
    await limits.count('papersByAccount', usageKey)
    return keepPaper(db, sealer, account.id, { ...body, id: params.id }, now())
  })

  mountCall(
    keptPaperCalls.deleteKeptPaper,
    async ({ account, params }) => {
      await deleteKeptPaper(db, account.id, params.id)
      return actionDone
    },
    // No paper has such an id; deleting a missing one changes nothing.
    { invalidPath: () => actionDone },
  )

  return app
}
