import { z } from 'zod'
import { saleGrounds } from '#domain/calculators/sale-ground.ts'
import { placePrecisions } from '#domain/property/geographic-place.ts'
import { listedStates } from '#domain/freshness/listing-presence.ts'
import { categories, modalities } from '#domain/property/listing.ts'
import { parsePropertyNumber } from '#domain/property/property-number.ts'
import { states } from '#domain/states.ts'

export const UfSchema = z.enum(states.map(state => state.uf)).describe('Sigla do estado')

const text = (description: string) => z.string().describe(description)
const maybeText = (description: string) => z.string().nullable().describe(description)
const maybeNumber = (description: string) => z.number().nullable().describe(description)
const maybeCount = (description: string) => z.int().nonnegative().nullable().describe(description)
const maybeFlag = (description: string) => z.boolean().nullable().describe(description)
const maybeInstant = (description: string) =>
  z.iso.datetime({ offset: true }).nullable().describe(description)

/** A state in an address: in either case, with white space around it. */
export const UfInPath = z.preprocess(
  given => (typeof given === 'string' ? given.trim().toUpperCase() : given),
  UfSchema,
)

/** The bank's number of a property however it is written, without the zeros the bank pads it with. */
export const PropertyNumber = z.string().transform((given, context) => {
  const id = parsePropertyNumber(given)
  if (id === null) context.addIssue('Informe o número do imóvel na Caixa.')
  return id ?? z.NEVER
})

/** The range of a net ROI. */
export const ReturnRange = z
  .strictObject({
    low: z.number().describe('No cenário pessimista, em %'),
    base: z.number().describe('No provável, em %'),
    high: z.number().describe('No otimista, em %'),
  })
  .meta({ id: 'ReturnRange' })
export type ReturnRange = z.infer<typeof ReturnRange>

/** On what the sale value behind a return rests. */
export const SaleGroundSchema = z
  .enum(saleGrounds)
  .describe(
    'Base do valor de venda. paid: o que se pagou no prédio; appraisal: a avaliação de um apartamento; none: só a avaliação, sem prova de revenda: o retorno não conta em filtros, ordens e selos; own: o valor de quem pergunta',
  )

/** What is estimated from sales in a property's building. */
const ListingPaid = z
  .strictObject({
    estimate: z.number().positive().describe('Reais'),
    low: z.number().positive().describe('Reais: oito de dez vendas ficam entre este valor e `high`'),
    high: z.number().positive(),
    sales: z.int().positive().describe('Vendas usadas'),
    first: text('O mês da primeira, `AAAA-MM`'),
    last: text('O mês da última'),
    basis: text('O que são os valores, como “base do ITBI”'),
    city: text('A cidade dos registros'),
    source: text('De quem são os registros'),
  })
  .meta({ id: 'ListingPaid' })

/** One property as in every list and in the detail. Money in reais; `null` when the bank does not say. */
export const Property = z
  .strictObject({
    id: z.string().regex(/^\d+$/).describe('Número do imóvel na Caixa, só dígitos'),
    title: text('Tipo e número'),
    category: z.enum(categories).nullable().describe('Categoria, derivada do começo da descrição'),
    modality: z.enum(modalities).nullable().describe('Modalidade de venda'),
    propertyType: text('Apartamento, Casa, Terreno, Imóvel Rural, Comercial ou Imóvel'),
    address: text('Endereço, como na lista da Caixa'),
    neighborhood: text('Bairro'),
    city: text('Município'),
    state: UfSchema,
    price: z.number().describe('Preço mínimo, em reais'),
    evaluationValue: maybeNumber('Valor de avaliação, em reais'),
    discount: maybeNumber('Desconto sobre a avaliação, em %'),
    roi: maybeNumber('ROI bruto: (avaliação − preço) / preço, em %'),
    saleGround: SaleGroundSchema,
    netRoi: maybeNumber('ROI líquido no cenário provável de returnRange, em %'),
    returnRange: ReturnRange.nullable().describe(
      'ROI líquido com os seus extremos, pelas suposições padrão (o de quem pergunta: judgement); null sem nenhum valor de venda',
    ),
    maxBid: maybeNumber(
      'Lance máximo para um ROI líquido de 15 % pelas suposições padrão (o da meta de quem pergunta: judgement), em reais; null sem nenhum valor de venda, ou se nenhum lance rende tanto',
    ),
    paid: ListingPaid.nullable().describe(
      'O que se pagou por apartamentos assim no prédio; null quando não dá para dizer (por quê: /api/paid-prices)',
    ),
    paidDiscount: maybeNumber('Desconto sobre essa estimativa, em %; negativo acima dela'),
    nextPrice: maybeNumber(
      'Próximo preço pela escada observada nas listas, em reais (de uma licitação, o mesmo, em venda online); null quando a regra não diz, no piso e de lista com mais de 36 dias',
    ),
    rebasePrice: maybeNumber(
      'O preço com que a Caixa pode recomeçar a escada em vez de reduzir, em reais; null onde não se diz',
    ),
    listDate: z.iso
      .date()
      .describe('Data da lista mais nova do estado que o traz; do que saiu, a da primeira sem ele'),
    listAgeDays: z.int().nonnegative().describe('Dias desde a data dessa lista, em Brasília'),
    area: maybeNumber('Área privativa, senão total, senão do terreno, em m²'),
    totalArea: maybeNumber('Área total, em m²'),
    privateArea: maybeNumber('Área privativa, em m²'),
    landArea: maybeNumber('Área do terreno, em m²'),
    rooms: maybeCount('Quartos'),
    bathrooms: maybeCount('Banheiros, ao menos'),
    kitchen: maybeCount('Cozinhas'),
    garage: maybeCount('Vagas de garagem'),
    situation: z.enum(['vacant', 'occupied', 'unknown']).describe('Ocupação'),
    auctionType: text('Modalidade, como na lista da Caixa'),
    auctionDate: maybeInstant('Próxima data de leilão, com fuso de Brasília'),
    firstAuctionDate: maybeInstant('Data do 1º leilão'),
    secondAuctionDate: maybeInstant('Data do 2º leilão'),
    inDispute: maybeFlag('Imóvel em disputa: já há lance; null enquanto a página não foi lida'),
    bids: maybeCount('Lances registrados; null = não se sabe'),
    auctioneerName: maybeText('Leiloeiro'),
    url: text('Página do imóvel na Caixa'),
    description: text('Descrição, como na lista da Caixa'),
    images: z.array(z.string()).describe('Endereços das fotos que se sabe existirem'),
    lat: maybeNumber('Latitude'),
    lng: maybeNumber('Longitude'),
    precision: z.enum(placePrecisions).nullable().describe('A que as coordenadas se referem'),
    radius: maybeCount(
      'Metros em que o imóvel está, em 95 de 100 casos; null no centro da cidade ou do estado',
    ),
    debts: maybeNumber('Dívidas conhecidas, em reais'),
    pageRead: z.boolean().describe('A página da Caixa foi lida'),
    debtsStated: z.boolean().describe('A página diz quem paga condomínio e tributos devidos'),
    condoDebtLimit: maybeNumber(
      'Quanto condomínio devido a regra da página deixa ao comprador, em reais; null = não diz, ou sem limite',
    ),
    financing: maybeFlag('Aceita financiamento'),
    fgts: maybeFlag('Aceita FGTS'),
    legalNotes: maybeText('Observações legais'),
    registrationNumber: maybeText('Matrícula'),
    registryOffice: maybeText('Ofício de registro'),
    registrationUrl: maybeText('Documento da matrícula'),
    editalUrl: maybeText('Edital'),
    createdAt: z.iso.datetime({ offset: true }).describe('Quando entrou no catálogo'),
    updatedAt: z.iso.datetime({ offset: true }).describe('Quando mudou pela última vez'),
    gone: z.boolean().describe('Saiu da lista da Caixa'),
    siteGoneAt: maybeInstant('Fora do site da Caixa desde, pelo que a página do imóvel diz'),
    listed: z
      .enum(listedStates)
      .describe(
        'unseen: falta na lista mais nova, que veio cortada ou sem a modalidade inteira e não prova que saiu; continua nas buscas',
      ),
    unseenSince: z.iso.date().nullable().describe('De um unseen: a primeira lista em que falta'),
    doubtfulPrice: maybeNumber(
      'Preço que a última lista traz e nada explica (um décimo, dez vezes), em reais; price é o de antes até que outra lista ou a página o confirme',
    ),
    doubtfulEvaluation: maybeNumber(
      'Avaliação que a última lista traz e nada explica, em reais; evaluationValue é a de antes até que se confirme',
    ),
    doubtfulPriceDate: z.iso.date().nullable().describe('A lista que traz esse preço ou essa avaliação'),
  })
  .meta({ id: 'Property', description: 'Um imóvel' })
export type Property = z.infer<typeof Property>
