import { z } from 'zod'
import { listedStates } from '#domain/freshness/listing-presence.ts'
import { categories, modalities, occupancies } from '#domain/property/listing.ts'
import { Property, ReturnRange, SaleGroundSchema, UfSchema } from './property-schemas.ts'
import { sharedReactions } from './shared-list-keys.ts'
import {
  maxGatheredAnswers,
  maxSharedListings,
  sharedListDays,
  type SharedListDays,
  sharedListLengths,
} from './shared-list-limits.ts'
import { textLine, textLines } from './text-schema.ts'

const instant = z.iso.datetime({ offset: true })
const count = z.int().nonnegative()

const shown = (what: string) => z.boolean().describe(what)
const figureChoices = {
  price: shown('O preço de hoje'),
  discount: shown('A avaliação, o desconto sobre ela e o que se pagou no prédio'),
  nextPrice: shown('O próximo preço da escada'),
  returnRange: shown('O ROI líquido com os seus extremos'),
  maxBid: shown('O lance máximo para a meta'),
  dayOne: shown('O que se paga no primeiro dia, à vista'),
}

/** Which figures a list shows. */
export const SharedFigures = z.strictObject(figureChoices).meta({ id: 'SharedFigures' })
export type SharedFigures = z.infer<typeof SharedFigures>

/** A favorite's number, or the id of a lot from elsewhere. */
const itemId = z.string().min(1).max(40).toLowerCase().describe('Número do imóvel, ou id de um lote de fora')

/**
 * The source of a list: all properties with a client's label whenever the list is opened, or chosen properties, of
 * which it shows those that are still on the desk.
 */
const SharedSource = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('client'), client: z.uuid().toLowerCase() }),
    z.strictObject({
      kind: z.literal('items'),
      items: z
        .array(itemId)
        .min(1)
        .max(maxSharedListings)
        .refine(items => new Set(items).size === items.length, 'Cada imóvel vale uma vez.'),
    }),
  ])
  .describe('De um cliente (o que tem o rótulo dele quando se abre), ou imóveis escolhidos, nesta ordem')
export type SharedSource = z.infer<typeof SharedSource>

const content = {
  title: textLine(sharedListLengths.title).min(1).describe('Como a lista se chama'),
  adviserName: textLine(sharedListLengths.adviserName).min(1).describe('Quem a envia'),
  words: textLines(sharedListLengths.words).describe('O que se diz a quem a abre; vazio = nada'),
  showLogo: z.boolean().describe('Com o logotipo da conta (PUT /api/me/logo), se há'),
  figures: SharedFigures.describe('Que números mostra'),
  source: SharedSource,
}

const days = z
  .literal([...sharedListDays] as [SharedListDays, ...SharedListDays[]])
  .describe('Por quantos dias fica aberta, a partir de agora')

/** The state of a list; `ended`: its days are over. */
const sharedListStates = ['open', 'ended', 'revoked'] as const

/** A list for a client, as its owner sees it. Its link is not in it: only a hash of it is kept. */
export const SharedList = z
  .strictObject({
    id: z.uuid(),
    ...content,
    createdAt: instant,
    linkedAt: instant.describe('Quando o link que vale foi criado'),
    expiresAt: instant,
    state: z.enum(sharedListStates).describe('ended: os dias acabaram; revoked: o dono a fechou'),
    listings: count.describe('Quantos imóveis mostra agora'),
    opens: count.describe('Vezes que foi aberta: cada visitante conta uma por dia, robôs não contam'),
    lastOpened: z.iso.date().nullable().describe('Último dia em que foi aberta, em Brasília'),
    liked: count.describe('Reações “gostei”'),
    disliked: count.describe('Reações “não”'),
    questions: count,
  })
  .meta({ id: 'SharedList' })
export type SharedList = z.infer<typeof SharedList>

/** The last created first. */
export const SharedLists = z
  .strictObject({
    lists: z.array(SharedList),
    logo: z.string().nullable().describe('Endereço do logotipo da conta, que só ela abre; null = nenhum'),
  })
  .meta({ id: 'SharedLists' })
export type SharedLists = z.infer<typeof SharedLists>

export const SharedQuestion = z
  .strictObject({
    id: z.uuid(),
    item: z.string().nullable().describe('De que imóvel trata; null = da lista'),
    text: z.string(),
    name: z.string().nullable().describe('Como quem pergunta diz se chamar; ninguém o confere'),
    askedAt: instant,
  })
  .meta({ id: 'SharedQuestion' })
export type SharedQuestion = z.infer<typeof SharedQuestion>

/** What the visitors of a list answered. */
export const SharedListAnswers = z
  .strictObject({
    list: SharedList,
    reactions: z
      .array(z.strictObject({ item: z.string(), title: z.string(), liked: count, disliked: count }))
      .describe('Por imóvel, os que têm alguma, também os que saíram da lista'),
    questions: z.array(SharedQuestion).describe('As últimas primeiro'),
    titles: z.record(z.string(), z.string()).describe('Como se chama cada imóvel de questions'),
  })
  .meta({ id: 'SharedListAnswers' })
export type SharedListAnswers = z.infer<typeof SharedListAnswers>

/** What the visitors of all an account's lists answered about its properties. */
export const ClientAnswers = z
  .strictObject({
    reactions: z
      .array(z.strictObject({ item: z.string(), liked: count, disliked: count }))
      .max(maxGatheredAnswers)
      .describe('Por imóvel, em todas as listas juntas; os que têm mais reações primeiro'),
    questions: z
      .array(
        z.strictObject({
          ...SharedQuestion.shape,
          item: z.string(),
          listId: z.uuid().describe('De que lista'),
          list: z.string().describe('Como a lista se chama'),
        }),
      )
      .max(maxGatheredAnswers)
      .describe('Sobre um imóvel, as últimas primeiro'),
  })
  .meta({ id: 'ClientAnswers' })
export type ClientAnswers = z.infer<typeof ClientAnswers>

export const SharedListInPath = z.object({ id: z.uuid().toLowerCase().describe('Escolhido por quem cria') })

export const SharedQuestionInPath = z.object({
  ...SharedListInPath.shape,
  question: z.uuid().toLowerCase().describe('A pergunta'),
})

export const NewSharedList = z.strictObject({
  id: z.uuid().toLowerCase().describe('Escolhido por quem cria, para que repetir não duplique'),
  ...content,
  words: content.words.default(''),
  showLogo: content.showLogo.default(false),
  days,
})

/** A change to a list, each part independently. `days` renews a list that was not revoked. */
export const SharedListChange = z
  .strictObject({
    ...content,
    days,
    revoked: z.literal(true).describe('Fecha o link; só um novo link a abre de novo'),
  })
  .partial()

export const NewSharedLink = z.strictObject({ days })

/** A list, and its link where it was made by this call: it is shown this once. */
export const SharedListLink = z
  .strictObject({
    list: SharedList,
    url: z.string().nullable().describe('O link, que só aparece agora; null quando a lista já existia'),
  })
  .meta({ id: 'SharedListLink' })
export type SharedListLink = z.infer<typeof SharedListLink>

export const SharedLogo = z
  .strictObject({ logo: z.string().nullable().describe('Endereço do logotipo; null = nenhum') })
  .meta({ id: 'SharedLogo' })

// What a visitor of a list sees and sends.

export const SharedTokenInPath = z.object({ token: z.string().max(200).describe('O fim do link') })
const visitor = z
  .uuid()
  .toLowerCase()
  .describe('Sorteado pelo navegador de quem abre (cookie lista_visitante); não diz quem é')

export const SharedPageQuery = z.object({ visitor: visitor.optional() })

const reaction = z.enum(sharedReactions).nullable()

const amount = (what: string) => z.number().nullable().optional().describe(`${what}, em reais`)

/** A chosen figure is there, `null` where it is not known; one that was not chosen is missing. */
const SharedListingFigures = z.strictObject({
  price: amount('O preço da lista; de um lote de fora, o que quem envia anotou'),
  doubtfulPrice: amount(
    'Com price: o preço que a última lista traz e nada explica; price é o de antes até se confirmar',
  ),
  doubtfulEvaluation: amount('Com discount: a avaliação que a última lista traz e nada explica'),
  doubtfulPriceDate: z.iso.date().nullable().optional().describe('A lista que traz um desses dois'),
  evaluationValue: amount('A avaliação, com discount'),
  discount: z.number().nullable().optional().describe('Desconto sobre a avaliação, em %'),
  paid: Property.shape.paid
    .optional()
    .describe('Com discount: o que se pagou no prédio; null também de um lote de fora'),
  nextPrice: amount('O próximo preço da escada'),
  returnRange: ReturnRange.nullable().optional().describe('ROI líquido, comprando pelo preço de hoje'),
  maxBid: amount('O lance máximo para targetRoi'),
  dayOne: amount(
    'O que se paga no primeiro dia, à vista: preço, comissão, impostos, cartório, dívidas, reparos e, se ocupado, a desocupação',
  ),
})
export type SharedListingFigures = z.infer<typeof SharedListingFigures>

/** One property of a list; facts that are not known are `null`. */
export const SharedListing = z
  .strictObject({
    id: z.string(),
    isFromBank: z.boolean().describe('false: não é da Caixa, e é como quem envia anotou'),
    gone: z.boolean().describe('Saiu da lista da Caixa'),
    listed: z
      .enum(listedStates)
      .describe(
        'unseen: falta na lista mais nova, que não prova que saiu; source.date é a última que o traz',
      ),
    unseenSince: z.iso.date().nullable().describe('De um unseen: a primeira lista em que falta'),
    siteGoneAt: instant.nullable().describe('Fora do site da Caixa desde, pelo que a página do imóvel diz'),
    title: z.string(),
    category: z.enum(categories).nullable(),
    address: z.string().nullable(),
    neighborhood: z.string().nullable(),
    city: z.string().nullable(),
    state: UfSchema.nullable(),
    area: z.number().nullable().describe('m²'),
    landArea: z.number().nullable().describe('m²'),
    rooms: count.nullable(),
    garage: count.nullable(),
    occupancy: z.enum(occupancies).nullable(),
    modality: z.enum(modalities).nullable().describe('De um imóvel da Caixa'),
    saleKind: z.string().nullable().describe('De um lote de fora, como a página diz'),
    financing: z.boolean().nullable(),
    fgts: z.boolean().nullable(),
    auctions: z
      .array(
        z.strictObject({
          round: z.union([z.literal(1), z.literal(2)]).describe('1º ou 2º leilão'),
          date: z.iso.date().describe('Dia em Brasília'),
          time: z.string().nullable().describe('Hora em Brasília, HH:MM'),
        }),
      )
      .max(2),
    images: z.array(z.string()).describe('Endereços das fotos que se sabe existirem'),
    path: z.string().nullable().describe('A página do imóvel neste site; null de um lote de fora'),
    source: z.strictObject({
      name: z.string().nullable().describe('De onde vêm os dados: Caixa, ou quem vende o lote'),
      url: z.string().nullable(),
      date: z.iso.date().describe('Da lista da Caixa; de um lote, quando se anotou'),
    }),
    clientNotes: z.string().describe('O que quem envia escreveu para o cliente; vazio = nada'),
    figures: SharedListingFigures,
    own: z.boolean().describe('Contas pela planilha ou pelas respostas de quem envia, não pelas suposições'),
    saleGround: SaleGroundSchema,
    unexplained: z.boolean().describe('Nada explica o desconto: o retorno não é de se afirmar'),
    mine: reaction.describe('A reação de quem pergunta (visitor)'),
  })
  .meta({ id: 'SharedListing' })
export type SharedListing = z.infer<typeof SharedListing>

/** A list as its visitors see it: nothing private, and only the chosen figures. */
export const SharedPage = z
  .strictObject({
    title: z.string(),
    adviserName: z.string(),
    words: z.string(),
    logo: z.string().nullable().describe('Endereço do logotipo'),
    expiresAt: instant,
    asOf: z.iso.date().describe('O dia das contas, em Brasília'),
    figures: SharedFigures,
    targetRoi: z
      .number()
      .nullable()
      .describe('A meta de ROI líquido de maxBid, em %; null quando maxBid não se mostra'),
    listings: z.array(SharedListing).max(maxSharedListings),
    questionsLeft: count.describe('Quantas perguntas a lista ainda aceita, de todos os visitantes juntos'),
  })
  .meta({ id: 'SharedPage' })
export type SharedPage = z.infer<typeof SharedPage>

export const NewSharedReaction = z.strictObject({ visitor, item: itemId, reaction })
export const NewSharedQuestion = z.strictObject({
  id: z.uuid().toLowerCase().describe('Escolhido por quem pergunta, para que repetir não duplique'),
  visitor: visitor.optional(),
  item: itemId.nullable().default(null).describe('De que imóvel trata; null = da lista'),
  text: textLines(sharedListLengths.question).trim().min(1),
  name: textLine(sharedListLengths.visitorName)
    .nullable()
    .default(null)
    .describe('Primeiro nome, se quem pergunta quiser; vazio = nenhum'),
})
