import { z } from 'zod'
import type { DocumentKey } from '#domain/desk/desk-documents.ts'
import type { MarksChange } from '#domain/desk/marks.ts'
import { answerSourceLength, type OwnAnswers, type OwnAnswersChange } from '#domain/judgement/own-answers.ts'
import { categories } from '#domain/property/listing.ts'
import { LadderAnswer } from './judgement-schemas.ts'
import { Property, UfSchema } from './property-schemas.ts'
import { previewPictures, searchNameLength } from './saved-limits.ts'
import { JsonFilters } from './search-schemas.ts'
import { calendarDate, textLine } from './text-schema.ts'
import { addNotes, markChangeFields, markFields, revisionFields, workingFields } from './working-fields.ts'
import { amountField, positiveAmountField } from './calculator-fields.ts'

const day = calendarDate.describe('Dia em que se respondeu, AAAA-MM-DD')

const source = textLine(answerSourceLength)
  .min(1)
  .optional()
  .describe('O papel de onde veio: do edital, cláusula 5.1; sem ele, a pessoa descobriu')

const answer = <Value extends z.ZodType>(value: Value) => z.strictObject({ value, day, source })

/** The answers by question; each can be missing. */
const answersByQuestion = {
  occupancy: answer(z.enum(['vacant', 'occupied'])).describe('Está desocupado ou ocupado?'),
  debts: answer(
    z
      .strictObject({
        condominium: amountField('Condomínio em atraso que o comprador paga').nullable(),
        taxes: amountField('IPTU em atraso que o comprador paga').nullable(),
      })
      .refine(
        ({ condominium, taxes }) => condominium !== null || taxes !== null,
        'Informe ao menos um valor.',
      ),
  ).describe('Dívidas que ficam com o comprador; 0 = nenhuma, null = não se sabe'),
  financing: answer(z.boolean()).describe('Aceita financiamento?'),
  fgts: answer(z.boolean()).describe('Aceita FGTS?'),
  titleRecord: answer(z.literal('read')).describe('A matrícula foi lida'),
  edital: answer(z.literal('read')).describe('O edital foi lido'),
  place: answer(z.literal('confirmed')).describe('O lugar foi conferido'),
  saleValue: answer(positiveAmountField('Valor de venda')).describe('Por quanto a pessoa venderia, em reais'),
}

/** What an owner found out about a favorite. */
const OwnAnswersSchema: z.ZodType<OwnAnswers> = z
  .strictObject(answersByQuestion)
  .partial()
  .meta({ id: 'OwnAnswers' })

const orNull = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().optional()

/** A change to the answers: missing questions stay, `null` deletes an answer. */
const OwnAnswersChangeSchema: z.ZodType<OwnAnswersChange> = z
  .strictObject({
    occupancy: orNull(answersByQuestion.occupancy),
    debts: orNull(answersByQuestion.debts),
    financing: orNull(answersByQuestion.financing),
    fgts: orNull(answersByQuestion.fgts),
    titleRecord: orNull(answersByQuestion.titleRecord),
    edital: orNull(answersByQuestion.edital),
    place: orNull(answersByQuestion.place),
    saleValue: orNull(answersByQuestion.saleValue),
  })
  .describe('Respostas por pergunta: as que faltam ficam como estão, null apaga')

/** The owner of favorites or saved searches: an account's id, or a visitor's unguessable id. */
export const OwnerQuery = z.object({
  user_id: z
    .string()
    .regex(/^[\w-]{16,128}$/, 'Informe o identificador, de 16 a 128 letras, números, - ou _.')
    .describe('A conta, ou o identificador anônimo do navegador'),
})

export const Favorite = z
  .strictObject({
    property_id: z.string(),
    title: z.string(),
    city: z.string(),
    state: UfSchema,
    price: z.number(),
    evaluation_value: z.number().nullable(),
    area: z.number().nullable(),
    saved_at: z.iso.datetime({ offset: true }),
    price_when_saved: z.number().describe('Preço de quando foi salvo, em reais'),
    ...workingFields,
    ...markFields,
    answers: OwnAnswersSchema.describe('O que se descobriu do imóvel, por pergunta'),
    ...revisionFields,
    property: Property.describe('O imóvel como é agora'),
  })
  .meta({ id: 'Favorite' })
export type Favorite = z.infer<typeof Favorite>
export const Favorites = z.array(Favorite)

/** Most earlier prices of a favorite's staircase. */
export const maxEarlierPrices = 12

/** Where a favorite stands on the price ladder, and the prices that lists had before. */
export const FavoriteLadder = z
  .strictObject({
    id: z.string().describe('Número do imóvel'),
    ladder: LadderAnswer.nullable().describe('null fora da lista e onde a escada de preços não vale'),
    earlier: z
      .array(
        z.strictObject({
          at: z.iso.date().describe('Data da lista da Caixa'),
          price: z.number().describe('Preço, em reais'),
          auction: z.boolean().describe('Preço de leilão, fora da escada'),
        }),
      )
      .max(maxEarlierPrices)
      .describe('Preços anteriores ao de hoje, do mais antigo ao mais novo'),
  })
  .meta({ id: 'FavoriteLadder' })
export type FavoriteLadder = z.infer<typeof FavoriteLadder>
export const FavoriteLadders = z.array(FavoriteLadder)
/**
 * A change to what an owner writes about a favorite; missing parts stay as they are. `answers`, `clients` and `documents`
 * change by key: `null` deletes one, missing keys stay.
 */
export type FavoriteAnnotations = Partial<Pick<Favorite, keyof typeof workingFields>> & {
  answers?: OwnAnswersChange | undefined
  clients?: MarksChange | undefined
  documents?: MarksChange<DocumentKey> | undefined
}

/** Only the `id` of `property` is used; all else comes from the catalogue. */
export const NewFavorite = OwnerQuery.extend({
  property: z.looseObject({ id: z.union([z.string(), z.number()]).describe('Número do imóvel na Caixa') }),
})

/** A change to a favorite, each part independently; missing parts stay as they are. */
export const FavoriteChange = OwnerQuery.extend(
  z.object({ ...workingFields, ...markChangeFields, answers: OwnAnswersChangeSchema, addNotes }).partial()
    .shape,
)

/** Maximum number of items per owner. */
export const maxSaved = { favorites: 1000, searches: 200 } as const

const category = z.enum(categories)

/** The filters of a search in JSON, only those set: numbers in reais, m² and %. */
export const SavedFilters = JsonFilters.extend({
  state: z.union([UfSchema, z.array(UfSchema)]),
  city: z.union([z.string(), z.array(z.string())]),
  category: z.union([category, z.array(category)]),
  sort: z.string(),
})
  .partial()
  .meta({ id: 'SavedFilters' })

export const SavedSearch = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    filters: SavedFilters,
    created_at: z.iso.datetime({ offset: true }),
    alerts: z.boolean().describe('Avisar quando entrar um imóvel que caiba nesta busca'),
  })
  .meta({ id: 'SavedSearch' })
export type SavedSearch = z.infer<typeof SavedSearch>
export const SavedSearches = z.array(SavedSearch)

/** A saved search as it was kept by this request. */
export const KeptSearch = SavedSearch.extend({
  leftOut: z
    .record(z.string(), z.string())
    .optional()
    .describe(
      'Limites de preço e de área do pedido que não são números e por isso ficaram de fora, com o motivo; só aparece quando há algum',
    ),
}).meta({ id: 'KeptSearch' })
export type KeptSearch = z.infer<typeof KeptSearch>

/** What a saved search finds now. */
export const SavedSearchPreview = z
  .strictObject({
    id: z.uuid(),
    total: z.int().nonnegative().describe('Imóveis que ela acha agora'),
    newListings: z
      .int()
      .nonnegative()
      .nullable()
      .describe(
        'Imóveis novos nela desde a última visita, pelos mesmos avisos de /api/news; null quando ela não avisa ou só uma lista foi lida',
      ),
    singleList: z
      .boolean()
      .describe('De cada estado em que ela busca só uma lista foi lida: nada se sabe de mudanças'),
    listings: z
      .array(
        Property.pick({
          id: true,
          category: true,
          propertyType: true,
          description: true,
          price: true,
          images: true,
          gone: true,
          siteGoneAt: true,
          listDate: true,
          unseenSince: true,
        }),
      )
      .max(previewPictures)
      .describe('Os primeiros, na ordem da busca'),
    oldestList: z
      .strictObject({ uf: UfSchema, listDate: z.iso.date(), listAgeDays: z.int().nonnegative() })
      .nullable()
      .describe('A lista mais antiga entre as dos estados em que ela busca'),
  })
  .meta({ id: 'SavedSearchPreview' })
export type SavedSearchPreview = z.infer<typeof SavedSearchPreview>
export const SavedSearchPreviews = z.array(SavedSearchPreview)

const name = textLine(searchNameLength).describe('Busca, quando vazio')
const filters = z
  .record(z.string(), z.unknown())
  .describe(
    'Como em GET /api/properties, e recusados como lá, também os nomes desconhecidos; preços e áreas só como números: os que não são ficam de fora',
  )

export const NewSavedSearch = OwnerQuery.extend({
  id: z.uuid().optional().describe('Escolhido por quem salva, para que repetir não duplique'),
  name: name.optional(),
  filters,
  alerts: z.boolean().optional(),
})
export const SavedSearchChange = OwnerQuery.extend({
  name: name.optional(),
  filters: filters.optional(),
  alerts: z.boolean().optional(),
})
