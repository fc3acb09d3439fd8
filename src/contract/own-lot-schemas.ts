import { z } from 'zod'
import { readOutsideAddress } from '#domain/link-target.ts'
import { categories, occupancies } from '#domain/property/listing.ts'
import { calendarDate, textLine, textLines } from './text-schema.ts'
import { positiveAmountField } from './calculator-fields.ts'
import { deskLengths } from './desk-limits.ts'
import { UfSchema } from './property-schemas.ts'
import { OwnerQuery } from './saved-schemas.ts'
import { addNotes, markChangeFields, markFields, revisionFields, workingFields } from './working-fields.ts'

const line = (description: string) => textLine(deskLengths.lotLine).min(1).nullable().describe(description)
const area = (description: string) => z.number().positive().max(1e9).nullable().describe(description)
const count = (description: string) => z.int().min(0).max(999).nullable().describe(description)
const amount = (description: string) => positiveAmountField(description).nullable()

const round = (name: string) =>
  z
    .strictObject({
      date: calendarDate.nullable().describe('Dia em Brasília, AAAA-MM-DD'),
      time: z
        .string()
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use uma hora como 14:30.')
        .nullable()
        .describe('Hora em Brasília, HH:MM'),
      price: amount('Lance mínimo'),
    })
    .nullable()
    .describe(name)

/** The facts of a lot, each as its owner typed it or took it from a page; `null` = not known. */
const facts = {
  price: amount('Preço de que se parte, em geral o lance mínimo de hoje'),
  evaluationValue: amount('Avaliação'),
  firstRound: round('1ª praça ou 1º leilão'),
  secondRound: round('2ª praça ou 2º leilão'),
  category: z.enum(categories).nullable().describe('Categoria'),
  saleKind: line('O tipo de venda, como a página diz'),
  city: line('Município'),
  state: UfSchema.nullable(),
  address: line('Endereço'),
  area: area('Área construída ou privativa, em m²'),
  landArea: area('Área do terreno, em m²'),
  rooms: count('Quartos'),
  garage: count('Vagas'),
  occupancy: z.enum(occupancies).nullable().describe('Desocupado ou ocupado'),
  matricula: line('Número da matrícula'),
  sourceName: line('Quem vende: o leiloeiro, o banco, o site'),
  sourceUrl: z
    .url({ protocol: /^https?$/, error: 'Use um endereço que comece com http:// ou https://.' })
    .max(deskLengths.lotUrl)
    .nullable()
    .describe('A página, http ou https'),
}

/**
 * The facts as a person enters them. An address with a user and a password is refused, because a list's readers would see
 * both.
 */
const given = {
  ...facts,
  sourceUrl: facts.sourceUrl.refine(url => url === null || readOutsideAddress(url) !== null, {
    error: 'Use um endereço sem usuário e senha.',
  }),
}

const title = textLine(deskLengths.lotTitle).min(1).describe('Como o dono o chama')

/**
 * A lot that somebody else than the bank sells, as its owner wrote it down. It stands on its owner's desk beside the
 * favorites, with the same fields to work with, and is in no search, map or statistic.
 */
export const OwnLot = z
  .strictObject({
    id: z.uuid(),
    title,
    ...facts,
    hasText: z.boolean().describe('O texto da página foi guardado: GET /api/own-lots/{id}/text'),
    saved_at: z.iso.datetime({ offset: true }),
    ...workingFields,
    ...markFields,
    ...revisionFields,
  })
  .meta({ id: 'OwnLot' })
export type OwnLot = z.infer<typeof OwnLot>
/** The last saved first. */
export const OwnLots = z.array(OwnLot)

export const OwnLotInPath = z.object({ id: z.uuid().toLowerCase().describe('Escolhido por quem cria') })

const text = textLines(deskLengths.lotText).describe('O texto da página; vazio = nenhum')
const orUnknown = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape).partial().shape

/** A new lot: facts that are missing are not known. An id that is there already stays as it is. */
export const NewOwnLot = OwnerQuery.extend({ title, ...orUnknown({ ...given, text }) })

/** A change to a lot, each part independently; missing parts stay as they are. */
export const OwnLotChange = OwnerQuery.extend(
  z.object({ title, ...given, text, ...workingFields, ...markChangeFields, addNotes }).partial().shape,
)

/** The facts of a lot that its owner sets. */
export type OwnLotContent = Pick<OwnLot, 'title' | keyof typeof facts>

export const OwnLotText = z.strictObject({ text: z.string() }).meta({ id: 'OwnLotText' })
