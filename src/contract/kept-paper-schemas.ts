import { z } from 'zod'
import { parsePropertyNumber } from '#domain/property/property-number.ts'
import { EditalAnswer } from './edital-schemas.ts'
import { keptPaperNameLength } from './kept-paper-limits.ts'
import { textLine } from './text-schema.ts'
import { TitleRecordAnswer } from './title-record-schemas.ts'

const uuid = z.uuid().toLowerCase()

/** The property a paper is about, in its one form: a number of the bank, or the id of a lot from elsewhere. */
const PaperProperty = z.string().transform((given, context) => {
  const lot = uuid.safeParse(given)
  const id = lot.success ? lot.data : parsePropertyNumber(given)
  if (id === null) context.addIssue('Informe o número do imóvel na Caixa, ou o lote de fora.')
  return id ?? z.NEVER
})

const common = {
  propertyId: z.string().nullable().describe('Número do imóvel ou id do lote de fora; null: de nenhum'),
  name: textLine(keptPaperNameLength).min(1).describe('Como quem leu o chama, em geral o nome do arquivo'),
  readAt: z.iso.datetime({ offset: true }).describe('Quando foi lido'),
}
const id = { id: z.uuid().describe('Escolhido por quem guarda') }
const titleRecord = { paper: z.literal('title-record'), reading: TitleRecordAnswer }
const edital = { paper: z.literal('edital'), reading: EditalAnswer }

/**
 * A paper that was read, as an account keeps it: what the explainer answered, never the file. Names and documents in a
 * matrícula are masked already in that answer.
 */
export const KeptPaper = z
  .discriminatedUnion('paper', [
    z.strictObject({ ...id, ...common, ...titleRecord }),
    z.strictObject({ ...id, ...common, ...edital }),
  ])
  .meta({ id: 'KeptPaper' })
export type KeptPaper = z.infer<typeof KeptPaper>

/** The papers of a sale that are read. */
export const PaperKind = z.enum(['title-record', 'edital'])
export type PaperKind = z.infer<typeof PaperKind>

/** The content stored under the id of the path, in place of the previous one. */
const written = {
  ...common,
  propertyId: PaperProperty.nullable(),
  readAt: common.readAt.refine(text => text >= '2000', 'Informe uma data de 2000 em diante.'),
}
export const PaperToKeep = z.discriminatedUnion('paper', [
  z.object({ ...written, ...titleRecord }),
  z.object({ ...written, ...edital }),
])

/** A kept paper without what was read in it. */
export const KeptPaperLine = z
  .strictObject({
    ...id,
    paper: PaperKind,
    propertyId: common.propertyId,
    name: z
      .string()
      .nullable()
      .describe('null: não pode mais ser lido, porque a chave do servidor é outra; só excluído'),
    readAt: common.readAt,
  })
  .meta({ id: 'KeptPaperLine' })
export type KeptPaperLine = z.infer<typeof KeptPaperLine>

/** The last read first. */
export const KeptPapers = z.strictObject({ items: z.array(KeptPaperLine) }).meta({ id: 'KeptPapers' })
export type KeptPapers = z.infer<typeof KeptPapers>

export const KeptPapersQuery = z.object({
  property_id: PaperProperty.optional().describe('Só os de um imóvel'),
})
export const KeptPaperInPath = z.object({ id: uuid })
