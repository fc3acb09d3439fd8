import { z } from 'zod'
import type { ApiCall } from './api-call.ts'
import { bankPageBytes, listFileBytes } from './file-limits.ts'
import { AddressOutcome, AddressProgress } from './address-schemas.ts'
import { DetailOutcome, ImportOutcome, ImportProgress } from './import-schemas.ts'
import { PaidPriceOutcome, PaidPriceProgress } from './paid-price-schemas.ts'
import { isCalendarDate } from '#domain/calendar-date.ts'
import { UfSchema } from './property-schemas.ts'

const nameMissing = 'Informe o nome do arquivo.'
const fileName = z.string(nameMissing).min(1, nameMissing).max(300, nameMissing)
const flag = z
  .enum(['true', 'false'], 'Use true ou false.')
  .default('false')
  .transform(value => value === 'true')

/** The options of an import. */
export const ListImportRequest = z.object({
  file: fileName,
  partial: flag,
  force: flag,
  date: z
    .string('Informe a data como AAAA-MM-DD.')
    .refine(isCalendarDate, 'Informe a data como AAAA-MM-DD.')
    .nullable()
    .default(null),
})
export type ListImportRequest = z.output<typeof ListImportRequest>

/** The name of a page's file, and the instant at which it was saved; now where it is left out. */
const PageImportRequest = z.object({
  file: fileName,
  saved: z.iso.datetime({ offset: true, error: 'Informe quando o arquivo foi salvo.' }).optional(),
})

/** What the import command receives, one JSON object a line; the last one is an outcome or an error. */
export const ImportEvent = z.union([
  z.strictObject({ progress: ImportProgress }),
  z.strictObject({ outcome: ImportOutcome }),
  z.strictObject({ error: z.strictObject({ code: z.string(), message: z.string() }) }),
])
export type ImportEvent = z.infer<typeof ImportEvent>

/**
 * What the backup command receives, one line of JSON: the data folder contains a copy in this folder as long as the
 * connection is open.
 */
export const DatabaseCopy = z.strictObject({
  folder: z.string(),
  heldFor: z.number().describe('Milissegundos em que os pedidos esperaram'),
  migrations: z.array(z.string()),
})
export type DatabaseCopy = z.infer<typeof DatabaseCopy>

/** A city, and the path of a file of its records on this machine; without one its files are downloaded from its site. */
const PaidPriceRequest = z.object({
  city: z.string('Informe a cidade.').max(40, 'Informe a cidade.'),
  path: z.string().min(1).max(4096).optional(),
})

/** What the command of paid prices receives, one JSON object a line; each file ends with an outcome, all with `done` or an error. */
export const PaidPriceEvent = z.union([
  z.strictObject({ progress: PaidPriceProgress, file: z.string() }),
  z.strictObject({ outcome: PaidPriceOutcome }),
  z.strictObject({ done: z.literal(true) }),
  z.strictObject({ error: z.strictObject({ code: z.string(), message: z.string() }) }),
])
export type PaidPriceEvent = z.infer<typeof PaidPriceEvent>

/** A state, a municipality by IBGE's seven digits, or a zip on this machine: one of them. */
const AddressQuery = z.object({
  uf: UfSchema.optional(),
  city: z.coerce.number().int().min(1_000_000).max(9_999_999).optional(),
  path: z.string().min(1).max(4096).optional(),
})

/** What the command of addresses receives, one JSON object a line; each municipality ends with an outcome, all with `done` or an error. */
export const AddressEvent = z.union([
  z.strictObject({ progress: AddressProgress, file: z.string() }),
  z.strictObject({ outcome: AddressOutcome }),
  z.strictObject({ done: z.literal(true) }),
  z.strictObject({ error: z.strictObject({ code: z.string(), message: z.string() }) }),
])
export type AddressEvent = z.infer<typeof AddressEvent>

const tag = 'Comandos desta máquina'

/**
 * Calls with which the commands of the server's own machine (import, backup) ask the server that has the database. They
 * are not part of the public API: mounted by the same rules, but not documented.
 */
export const localCalls = {
  importList: {
    method: 'post',
    path: '/api/local/imports',
    tag,
    summary: 'Recebe uma lista da Caixa; uma linha de JSON a cada passo',
    access: 'local',
    accepts: ['application/octet-stream'],
    query: ListImportRequest,
    bodyLimit: listFileBytes,
    response: ImportEvent,
    content: 'application/x-ndjson',
    errors: ['bad_request', 'import_running', 'body_too_large'],
  },
  importPage: {
    method: 'post',
    path: '/api/local/details',
    tag,
    summary: 'Recebe uma página de imóvel da Caixa',
    access: 'local',
    accepts: ['application/octet-stream'],
    query: PageImportRequest,
    bodyLimit: bankPageBytes,
    response: DetailOutcome,
    errors: ['bad_request', 'import_running', 'body_too_large'],
  },
  importPaidPrices: {
    method: 'post',
    path: '/api/local/paid-prices',
    tag,
    summary: 'Importa os registros de venda de uma cidade; uma linha de JSON a cada passo',
    access: 'local',
    query: PaidPriceRequest,
    response: PaidPriceEvent,
    content: 'application/x-ndjson',
    errors: ['bad_request'],
  },
  importAddresses: {
    method: 'post',
    path: '/api/local/addresses',
    tag,
    summary: 'Importa endereços do IBGE; uma linha de JSON a cada passo',
    access: 'local',
    query: AddressQuery,
    response: AddressEvent,
    content: 'application/x-ndjson',
    errors: ['bad_request'],
  },
  copyDatabase: {
    method: 'post',
    path: '/api/local/backup',
    tag,
    summary: 'Copia o banco de dados para o comando de backup',
    access: 'local',
    response: DatabaseCopy,
    content: 'application/x-ndjson',
    errors: ['not_found', 'not_ready'],
  },
} as const satisfies Record<string, ApiCall>
