import { z } from 'zod'
import { Plan, User } from './account-schemas.ts'
import { ImportCounts, ImportGap, ImportIssue, ImportProgress } from './import-schemas.ts'

const instant = z.iso.datetime({ offset: true })

/** One import as its journal records it; the counts are zero when it ended before counting. */
export const ImportEntry = z
  .strictObject({
    id: z.string(),
    status: z.enum(['staging', 'applying', 'done', 'refused', 'dropped', 'failed']),
    source: z.enum(['demo', 'caixa']),
    file: z.string(),
    listDate: z.iso.date().nullable(),
    states: z.array(z.string()),
    partial: z.boolean(),
    forced: z.boolean(),
    read: z.int(),
    added: z.int(),
    changed: z.int(),
    back: z.int(),
    unchanged: z.int(),
    gone: z.int(),
    unseen: z.int(),
    gaps: z.array(ImportGap).describe('O que falta na lista sem que ela diga que saiu'),
    rejected: z.int(),
    archived: z.int(),
    reason: z.string().nullable().describe('Por que foi recusada ou desfeita'),
    issues: z.array(ImportIssue).describe('Linhas rejeitadas, as 50 primeiras'),
    startedAt: instant,
    finishedAt: instant.nullable(),
  })
  .meta({ id: 'ImportEntry' })
export type ImportEntry = z.infer<typeof ImportEntry>
/** Newest first. */
export const ImportEntries = z.array(ImportEntry)

/** The result of an upload (`ImportOutcome`), as a browser shows it. */
export const ImportResult = z
  .strictObject({
    status: z.enum(['done', 'refused', 'cancelled']),
    file: z.string(),
    listDate: z.iso.date().nullable(),
    states: z.array(z.string()),
    counts: ImportCounts.nullable(),
    issues: z.array(ImportIssue).describe('Até 1000'),
    notes: z.array(z.string()),
    reason: z.string().nullable(),
    forcible: z.boolean().describe('Recusada, mas force=true a importa'),
  })
  .meta({ id: 'ImportResult' })
export type ImportResult = z.infer<typeof ImportResult>

/**
 * The events a browser receives while its upload is imported (application/x-ndjson), one per line; the last one ends
 * the stream.
 */
export const UploadEvent = z.union([
  z.strictObject({
    progress: ImportProgress,
  }),
  z.strictObject({ result: ImportResult }),
  z.strictObject({ error: z.strictObject({ code: z.string(), message: z.string() }) }),
])
export type UploadEvent = z.infer<typeof UploadEvent>

/** The state of the refresh from the bank's site. */
export const RefreshState = z
  .strictObject({
    schedule: z.string().nullable().describe('CATALOGUE_CRON; null: só quando o operador pede'),
    nextAt: instant.nullable(),
    url: z.string().describe('De onde as listas vêm'),
    current: z
      .strictObject({
        trigger: z.enum(['schedule', 'operator']),
        status: z
          .enum(['running', 'waiting', 'done', 'failed', 'stopped'])
          .describe('waiting: recuou e tenta de novo'),
        startedAt: instant,
        finishedAt: instant.nullable(),
        nextAttemptAt: instant.nullable(),
        problem: z.string().nullable(),
        total: z.int(),
        settled: z.int(),
        imported: z.int(),
        unchanged: z.int(),
        failed: z.int(),
      })
      .nullable()
      .describe('A atualização em andamento, ou a última'),
    areas: z.array(
      z.strictObject({
        area: z.string(),
        listDate: z.iso.date().nullable(),
        checkedAt: instant.nullable(),
        importedAt: instant.nullable(),
        problem: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'RefreshState' })
export type RefreshState = z.infer<typeof RefreshState>

export const AdminUser = z
  .strictObject({
    user: User,
    plan: Plan,
    mustChangePassword: z.boolean(),
    hasPassword: z.boolean(),
    demonstration: z.boolean(),
    sessions: z.int().describe('Sessões abertas'),
    lastSeenAt: instant.nullable(),
  })
  .meta({ id: 'AdminUser' })
export type AdminUser = z.infer<typeof AdminUser>
export const AdminUsers = z.strictObject({ items: z.array(AdminUser), total: z.int() })
export type AdminUsers = z.infer<typeof AdminUsers>

/** A problem the operator has to know of. */
export const OperatorTrouble = z
  .strictObject({
    key: z.string(),
    title: z.string(),
    detail: z.string(),
    items: z.array(z.string()).describe('O que está errado, um por um: as listas velhas de cada estado'),
    level: z.enum(['watch', 'bad']),
    since: instant.nullable().describe('`null`: visto agora, ainda não registrado'),
    lastAt: instant,
    times: z.int(),
    overAt: instant.nullable(),
    mendedIn: z
      .enum(['catalogue', 'payments'])
      .nullable()
      .describe('A página da administração que o resolve'),
  })
  .meta({ id: 'Trouble' })
export type OperatorTrouble = z.infer<typeof OperatorTrouble>

/** One figure of the health page; `level` says whether it needs attention. */
const Figure = z.strictObject({
  key: z.string(),
  label: z.string(),
  value: z.string().describe('Pronto para ler, em português'),
  hint: z.string().nullable(),
  level: z.enum(['good', 'watch', 'bad']),
})
/** How many of the listings that should stand on the price ladder do. */
const LadderHealth = z.strictObject({
  share: z.number().min(0).max(1),
  listings: z.int().nonnegative(),
  scope: z
    .enum(['state', 'country'])
    .describe('country: todos; no estado com menos de 50 imóveis são eles que respondem'),
  holds: z.boolean().describe('Se a escada fala; senão, cala-se neste estado'),
})
export const HealthFigures = z
  .strictObject({
    at: instant,
    startedAt: instant,
    groups: z.array(z.strictObject({ title: z.string(), figures: z.array(Figure) })),
    ladder: z
      .strictObject({ all: LadderHealth, states: z.array(LadderHealth.extend({ uf: z.string() })) })
      .describe('A conferência da escada de preços nas listas de agora'),
    troubles: z
      .array(OperatorTrouble)
      .describe('Em aberto, a mais grave primeiro; depois as resolvidas nos últimos sete dias'),
  })
  .meta({ id: 'HealthFigures' })
export type HealthFigures = z.infer<typeof HealthFigures>
