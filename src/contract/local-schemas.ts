import { z } from 'zod'
import { isCalendarDate } from '#domain/calendar-date.ts'
import { ImportOutcome, ImportProgress } from './import-schemas.ts'

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
export const PageImportRequest = z.object({
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
