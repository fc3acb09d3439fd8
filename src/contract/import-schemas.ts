import { z } from 'zod'
import { modalities } from '#domain/property/listing.ts'
import { UfSchema } from './property-schemas.ts'

/** A line that was not imported and the reason (Portuguese). */
export const ImportIssue = z.strictObject({ line: z.int(), reason: z.string() })
export type ImportIssue = z.infer<typeof ImportIssue>

/** What happened to the rows of a list. `read` (non-empty rows of the file) is the sum of all others except `gone` and `unseen`. */
export const ImportCounts = z.strictObject({
  read: z.int(),
  added: z.int(),
  changed: z.int(),
  back: z.int(),
  unchanged: z.int(),
  rejected: z.int(),
  archived: z
    .int()
    .describe('Números desconhecidos numa lista mais antiga que a do estado: guardados como saídos'),
  gone: z.int().describe('Ofertados até agora, e que a lista não traz mais'),
  unseen: z
    .int()
    .describe('Ofertados até agora, que faltam na lista sem que ela diga que saíram: ficam como não vistos'),
})
export type ImportCounts = z.infer<typeof ImportCounts>

/** What a whole list of a state lacks without saying that it is gone. */
export const ImportGap = z.strictObject({
  state: UfSchema,
  missing: z
    .array(z.strictObject({ modality: z.enum(modalities).nullable(), rows: z.int(), unseen: z.int() }))
    .describe(
      'Modalidades que faltam (`null`: a desconhecida): linhas na lista, e imóveis que por isso ficam como não vistos',
    ),
  cut: z
    .int()
    .describe(
      'Imóveis que faltam num trecho seguido de uma lista cortada (depois da última linha, no começo ou no meio); 0: não está cortada',
    ),
})

export const ImportProgress = z.strictObject({
  phase: z.enum(['reading', 'comparing', 'staging', 'applying']),
  done: z.int(),
  total: z.int(),
})
export type ImportProgress = z.infer<typeof ImportProgress>
export type ImportPhase = ImportProgress['phase']

/** How an import of one file ended. Texts are for people, in Portuguese. */
export const ImportOutcome = z.discriminatedUnion('status', [
  z.strictObject({
    status: z.literal('done'),
    file: z.string(),
    listDate: z.iso.date(),
    states: z.array(z.string()),
    counts: ImportCounts,
    issues: z.array(ImportIssue),
    notes: z.array(z.string()),
  }),
  z.strictObject({
    status: z.literal('refused'),
    file: z.string(),
    reason: z.string(),
    forcible: z.boolean(),
    issues: z.array(ImportIssue),
  }),
  z.strictObject({ status: z.literal('cancelled'), file: z.string() }),
])
export type ImportOutcome = z.infer<typeof ImportOutcome>

/** How the reading of one page of the bank ended. Texts are for people, in Portuguese. */
export const DetailOutcome = z.discriminatedUnion('status', [
  z.strictObject({
    status: z.literal('done'),
    file: z.string(),
    id: z.string().describe('O número da Caixa'),
    name: z.string().nullable().describe('Condomínio ou lugar, como a página diz'),
    change: z
      .enum(['changed', 'same', 'older'])
      .describe('changed: fatos novos; same: já se sabia tudo; older: há uma leitura mais nova, que fica'),
    whole: z.boolean().describe('false: a página veio cortada, e o que falta nela ficou como estava'),
  }),
  z.strictObject({ status: z.literal('refused'), file: z.string(), reason: z.string() }),
])
export type DetailOutcome = z.infer<typeof DetailOutcome>
