import { z } from 'zod'
import { categories } from '#domain/property/listing.ts'
import { type Criteria, criteriaFields } from '#domain/search/search-criteria.ts'
import { chatLimits } from './chat-limits.ts'
import { Property, UfSchema } from './property-schemas.ts'
import { SavedFilters } from './saved-schemas.ts'
import { JsonFilters } from './search-schemas.ts'
import { textLine } from './text-schema.ts'

const instant = z.iso.datetime({ offset: true })

/** Ids as the database returns them, so that two spellings of one id are equal. */
const givenId = z.uuid().toLowerCase()

/** Text of several lines, without characters that a database cannot store. */
const lines = z
  .string()
  .trim()
  .max(chatLimits.message)
  .refine(text => !/[\0\p{Surrogate}]/u.test(text), 'Há caracteres inválidos no texto.')
const message = lines.min(1, 'Escreva uma mensagem.')

export const ParseQuestion = z.object({ message: lines.describe('Vazia, não pede nada') })

const maybe = <T extends z.ZodType>(schema: T) => schema.nullable()
const number = maybe(z.number())
const category = z.enum(categories)

/** A sentence may ask for more than a search takes. */
const dropLimits = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodNumber ? z.number() : schema instanceof z.ZodString ? z.string() : schema

/** Each filter, or `null`. */
const singleFilters = Object.fromEntries(
  Object.entries(JsonFilters.shape).map(([name, schema]) => [
    name,
    maybe(dropLimits(schema.unwrap())).describe(schema.unwrap().description ?? ''),
  ]),
) as unknown as {
  [Name in keyof typeof JsonFilters.shape]: z.ZodType<z.infer<(typeof JsonFilters.shape)[Name]> | null>
}

/** Each filter of the sentence; `null` for those it does not state. */
export const UnderstoodSearch = z
  .strictObject({
    kind: z.enum(['greeting', 'search', 'info']),
    filters: z.strictObject({
      ...singleFilters,
      state: maybe(UfSchema).describe('O primeiro de `states`'),
      states: maybe(z.array(UfSchema)),
      city: maybe(z.string()).describe('A primeira de `cities`; em maiúsculas, sem acentos'),
      cities: maybe(z.array(z.string())),
      category: maybe(category).describe('A primeira de `categories`'),
      categories: maybe(z.array(category)),
      modality: maybe(z.union([z.string(), z.array(z.string())])).describe('Várias só quando foram ditas'),
      neighborhood: maybe(z.string()).describe('O primeiro de `neighborhoods`; em maiúsculas, sem acentos'),
      neighborhoods: maybe(z.array(z.string())),
      sort: maybe(z.string()),
    }),
    flags: z.strictObject({ highROI: z.boolean(), highDiscount: z.boolean() }),
    person: z
      .strictObject({
        income: number.describe('Renda por mês, em reais'),
        purpose: maybe(z.enum(['live', 'rent', 'resell'])).describe('Para morar, alugar ou revender'),
      })
      .describe('O que a frase conta de quem pergunta; não é filtro'),
    fitsMeans: z
      .boolean()
      .describe('Pede o que cabe no bolso de quem pergunta, além dos filtros; quanto é, a frase não diz'),
    listingId: maybe(z.string()).describe('O número de um imóvel, quando a frase traz um'),
    notUnderstood: z.array(z.string()).describe('O que parece pedir algo que nenhum filtro diz'),
    corrections: z
      .array(z.strictObject({ written: z.string(), read: z.string() }))
      .describe('Nomes de lugares escritos com erro, e como foram lidos'),
    released: z
      .array(z.string())
      .describe(
        'Os critérios que a frase diz não precisar (“não precisa ser em Salvador”): a busca anterior os perde',
      ),
    namesake: z
      .strictObject({ neighborhood: z.string(), cities: z.array(z.string()) })
      .nullable()
      .describe(
        'O nome da cidade também é de um bairro (“no Buritis”): o bairro e as cidades que o têm, em maiúsculas; uma busca anterior numa delas fica nela',
      ),
    rejectedStates: z
      .array(UfSchema)
      .describe('Os estados que a frase tira da busca anterior (“menos a Bahia”), em siglas'),
    unplacedNames: z
      .array(z.string())
      .describe(
        'Nomes que seriam de um bairro, ditos sem a cidade; uma busca anterior numa cidade só os lê nela',
      ),
  })
  .meta({ id: 'Understood' })
export type UnderstoodSearch = z.infer<typeof UnderstoodSearch>

/** A listing in a response, as the chat card shows it. */
export const ResultItem = z
  .strictObject({
    id: z.string(),
    city: z.string(),
    uf: UfSchema,
    price: z.number(),
    evaluation_value: z.number().nullable(),
    roi_percent: z.number().describe('Desconto × 1,2, no máximo 80'),
    discount_percent: z.number().int().describe('Desconto arredondado; 0 quando não se sabe'),
    property_type: z.string().describe('Imóvel, Casa, Apartamento, Terreno ou Comercial'),
    image_url: z.string().nullable(),
    sale_modality: z.string(),
    property: Property.describe('O imóvel como é agora'),
  })
  .meta({ id: 'ResultItem' })
export type ResultItem = z.infer<typeof ResultItem>

export const ChatResults = z
  .strictObject({
    items: z.array(ResultItem),
    total: z.int().nonnegative().describe('Quantos imóveis ao todo'),
    summary: z.string(),
    suggestions: z.array(z.string()).describe('O que se pode perguntar a seguir'),
    filters: SavedFilters.describe('O que se buscou no fim: os filtros de "Ver todos"'),
    asked: SavedFilters.describe('O que se entendeu da frase'),
    relaxed: z
      .array(z.enum(criteriaFields as [keyof Criteria]))
      .describe('Filtros deixados de lado porque nada servia'),
    notUnderstood: z.array(z.string()),
  })
  .meta({ id: 'ChatResults' })
export type ChatResults = z.infer<typeof ChatResults>

export const ChatMessage = z
  .strictObject({
    id: z.uuid(),
    role: z.enum(['user', 'assistant']),
    content: z.string().describe('Parágrafos por linhas em branco; **…** = destaque. Nunca HTML'),
    createdAt: instant,
    /** `interrupted`: the response ended midway and can be requested again. */
    status: z.enum(['typing', 'searching', 'interrupted', 'failed']).nullable(),
    replyToId: z.uuid().nullable(),
    replyToText: z.string().nullable(),
    results: ChatResults.nullable(),
    suggestions: z.array(z.string()).describe('O que se pode perguntar a seguir; de uma busca, as dela'),
  })
  .meta({ id: 'ChatMessage' })
export type ChatMessage = z.infer<typeof ChatMessage>

const chat = {
  id: z.uuid(),
  title: z.string(),
  createdAt: instant,
  updatedAt: instant,
}
export const ChatSummary = z
  .strictObject({
    ...chat,
    messageCount: z.int().nonnegative(),
    lastMessage: z.string().describe('Começo da última mensagem; vazio quando não há'),
  })
  .meta({ id: 'ChatSummary' })
export type ChatSummary = z.infer<typeof ChatSummary>
export const Chats = z.array(ChatSummary)

export const Chat = z.strictObject({ ...chat, messages: z.array(ChatMessage) }).meta({ id: 'Chat' })
export type Chat = z.infer<typeof Chat>

const title = textLine(200).describe(`Conversa, quando vazio; cortado em ${chatLimits.title} caracteres`)
export const NewChat = z.object({
  id: givenId.optional().describe('Escolhido por quem cria, para que repetir não duplique'),
  title: title.optional().describe('Assistente IA, quando não dito'),
})
export const ChatChange = z.object({ title })

export const ChatQuestion = z.object({
  conversationId: givenId.nullish().describe('Sem ele, começa uma conversa'),
  message,
  messageId: givenId
    .optional()
    .describe('Da mensagem de quem pergunta: repetir não duplica; uma resposta interrompida é feita de novo'),
  filters: z
    .record(z.string(), z.unknown())
    .nullish()
    .describe(
      'Em vez do que se entende da frase, como em GET /api/properties, sem nomes desconhecidos; com o messageId de antes, a resposta é trocada',
    ),
  propertyId: z.string().max(13).nullish().describe('O imóvel aberto, de que a pergunta pode tratar'),
})
export type ChatQuestion = z.input<typeof ChatQuestion>

/** The whole response at once, for clients that accept only JSON. */
export const ChatAnswer = z
  .strictObject({ conversationId: z.uuid(), title: z.string(), message: ChatMessage })
  .meta({ id: 'ChatAnswer' })
export type ChatAnswer = z.infer<typeof ChatAnswer>

/** A server-sent event: `event:` is the name, `data:` the JSON. */
export const ChatEvent = z.discriminatedUnion('name', [
  z.strictObject({
    name: z.literal('status'),
    data: z.strictObject({
      status: z.enum(['typing', 'searching']),
      text: z.string().describe('O que se mostra enquanto não há resposta'),
      reset: z.literal(true).optional().describe('O texto recebido até aqui não vale mais'),
    }),
  }),
  z.strictObject({ name: z.literal('text'), data: z.strictObject({ text: z.string() }) }),
  z.strictObject({ name: z.literal('results'), data: ChatResults }),
  z.strictObject({ name: z.literal('done'), data: ChatAnswer }),
  z.strictObject({
    name: z.literal('error'),
    data: z.strictObject({ code: z.string(), message: z.string() }),
  }),
])
export type ChatEvent = z.infer<typeof ChatEvent>
