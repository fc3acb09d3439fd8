import { z } from 'zod'
import { JudgementAnswer, LadderAnswer } from './judgement-schemas.ts'
import { PaperKind } from './kept-paper-schemas.ts'
import { PaidPriceAnswer } from './paid-price-calls.ts'
import { Property } from './property-schemas.ts'
import { scoreParts } from '#domain/analysis/opportunity-score.ts'
import { competitionLevels } from '#domain/analysis/price-analysis.ts'
import { listingEventKinds } from '#domain/property/listing-event.ts'
import { modalities } from '#domain/property/listing.ts'
import { sharedFields } from '#domain/property/merge-facts.ts'
import { waitingGroups } from '#domain/waiting/waiting-group.ts'
import { waitingSilences } from '#domain/waiting/waiting-odds.ts'

const total = z.int().nonnegative().describe('Quantos imóveis')

export const Region = z
  .strictObject({
    avgPrice: z.number().describe('Preço médio, em reais'),
    avgEval: z.number().describe('Avaliação média, em reais'),
    sampleSize: total,
    medianPricePerM2: z.number().describe('Mediana do preço por m², em reais'),
    liquidity: z.strictObject({
      totalSimilar: total,
      withImages: total.describe('Com foto que se sabe existir'),
    }),
  })
  .meta({ id: 'Region', description: 'Zeros quando não há amostra' })
export type Region = z.infer<typeof Region>

const reais = (description: string) => z.number().describe(`${description}, em reais`)
const percent = (description: string) => z.number().describe(`${description}, em %`)
const share = (description: string) => z.number().min(0).max(1).describe(`${description}, de 0 a 1`)
const count = z.int().nonnegative()
const maybe = z.string().nullable()

/** Rules of thumb from price and appraisal, with figures of comparable listings. */
export const PriceAnalysisAnswer = z
  .strictObject({
    marketValue: reais('Estimativa: avaliação + 15%'),
    estimatedROI: percent('(valor de mercado − preço) / preço'),
    idealBid: reais('Valor de mercado / 1,1'),
    competition: z.enum(competitionLevels),
    discount: percent('Desconto sobre a avaliação'),
    byComparables: z
      .strictObject({
        value: reais('Mediana da avaliação por m² dos comparáveis × área'),
        evaluationPerM2: reais('Mediana da avaliação por m²'),
        pricePerM2: reais('Mediana do preço por m²'),
        sampleSize: count,
      })
      .nullable()
      .describe('A partir de 5 comparáveis com área e avaliação'),
  })
  .meta({ id: 'Analysis' })
export type PriceAnalysisAnswer = z.infer<typeof PriceAnalysisAnswer>

const OpportunityScoreAnswer = z
  .strictObject({
    total: z.number().min(0).max(10).nullable().describe('De 0 a 10; null quando nada se sabe'),
    confidence: share('Quanto do peso das partes se conhece'),
    parts: z.array(
      z.strictObject({
        key: z.enum(scoreParts),
        weight: share('Peso na nota'),
        value: z.number().min(0).max(10).nullable().describe('De 0 a 10; null = não se sabe, fica de fora'),
        reason: z.string().describe('Por que este valor, em português'),
      }),
    ),
  })
  .meta({ id: 'Score' })

/** A listing of the same city and type. */
export const ComparableAnswer = z
  .strictObject({
    id: z.string(),
    title: z.string(),
    neighborhood: z.string(),
    area: z.number().nullable().describe('m²'),
    rooms: count.nullable(),
    price: reais('Preço'),
    evaluationValue: z.number().nullable(),
    pricePerM2: z.number().nullable().describe('Reais por m²'),
    discount: z.number().nullable(),
    modality: z.enum(modalities).nullable(),
    listDate: z.iso.date().describe('A data da lista mais nova que o traz'),
    unseenSince: z.iso
      .date()
      .nullable()
      .describe('A primeira lista incompleta que não o traz; null quando nenhuma'),
    sameNeighborhood: z.boolean(),
  })
  .meta({ id: 'Comparable' })
export type ComparableAnswer = z.infer<typeof ComparableAnswer>

export const HistoryEntry = z
  .strictObject({
    at: z.iso.date().describe('Data da lista da Caixa'),
    kind: z.enum(listingEventKinds),
    price: reais('Preço'),
    evaluationValue: z.number().nullable(),
    modality: z.enum(modalities).nullable(),
  })
  .meta({ id: 'HistoryEntry' })
export type HistoryEntry = z.infer<typeof HistoryEntry>

/** The history of a listing. */
export const PriceTrajectoryAnswer = z
  .strictObject({
    firstListed: z.iso.date().describe('Primeira lista em que o vimos'),
    absentFrom: z.iso
      .date()
      .nullable()
      .describe('A lista do estado lida antes dela, que não o trazia; null quando não foi lida'),
    daysListed: count.describe('Dias entre a primeira e a última lista que o traz'),
    cuts: count.describe('Reduções de preço'),
    cutPercent: percent('Quanto o preço caiu desde a primeira lista, negativo se subiu'),
    rounds: count.describe('Vezes em que uma lista o trouxe de novo por outro preço ou outra modalidade'),
  })
  .meta({ id: 'Trajectory' })
export type PriceTrajectoryAnswer = z.infer<typeof PriceTrajectoryAnswer>

const waitingShare = (description: string) =>
  z
    .strictObject({
      p: share('Parte de todos os imóveis como este'),
      low: share('De onde vai a faixa de 80 %'),
      high: share('Até onde vai a faixa'),
      wide: z
        .boolean()
        .describe('A faixa passa de 45 pontos: só se diz se é a maioria ou a minoria, sem número'),
    })
    .nullable()
    .describe(description)

/**
 * How listings like this one change until a day: shares of all of them, together 1 where all are said, never a forecast
 * for this one.
 */
export const WaitingAnswer = z
  .strictObject({
    version: z.literal(2),
    days: count.describe('Prazo, em dias a partir da lista'),
    until: z.iso.date().describe('O dia em que o prazo termina'),
    group: z
      .enum(waitingGroups)
      .nullable()
      .describe(
        'Imóveis como este: modalidade, posição na escada e preço sobre a avaliação; null onde não se sabe',
      ),
    gone: waitingShare('Saem da lista, por venda ou retirada; null onde não se diz'),
    cheaper: waitingShare('Continuam na lista e ficam mais baratos: parte de todos, não dos que continuam'),
    rebased: waitingShare('Continuam na lista, e a Caixa recomeça a escada com um preço mais alto'),
    unchanged: waitingShare('Continuam na lista pelo preço de agora'),
    silent: z
      .enum(waitingSilences)
      .nullable()
      .describe('Por que nada se diz; null onde alguma das partes é dita'),
    sample: count.describe('Imóveis acompanhados'),
    period: z.strictObject({ from: z.iso.date(), to: z.iso.date() }).describe('Primeira e última lista'),
    source: z
      .enum(['prior', 'own'])
      .describe('prior: listas públicas da Caixa; own: as listas lidas aqui, sobre aquelas'),
    stateFitted: z.boolean().describe('false: no estado viram-se menos de 30 saídas, e a faixa é mais larga'),
  })
  .meta({ id: 'Waiting' })
export type WaitingAnswer = z.infer<typeof WaitingAnswer>

/** What the bank page of the property states beyond the list. */
export const BankPageAnswer = z
  .strictObject({
    readAt: z.iso.datetime({ offset: true }).describe('De quando é a página lida'),
    name: maybe.describe('Condomínio ou lugar'),
    evaluationValue: z.number().nullable(),
    price: z.number().nullable().describe('Valor mínimo, do 1º leilão onde há dois'),
    secondAuctionPrice: z.number().nullable(),
    titleRecords: z.array(z.string()).describe('Matrículas'),
    judicialDistrict: maybe.describe('Comarca'),
    registryOffice: maybe.describe('Ofício'),
    cityRegistration: maybe.describe('Inscrição imobiliária; várias, separadas por vírgula'),
    cityRegistrations: z.array(z.string()).describe('Inscrições imobiliárias'),
    failedAuctionsRecorded: maybe.describe('Averbação dos leilões negativos'),
    modality: z.enum(modalities).nullable().describe('Modalidade quando a página foi lida'),
    editalNumber: maybe.describe('Número do edital'),
    editalItem: maybe.describe('Item do edital'),
    editalPublishedAt: z.iso.datetime({ offset: true }).nullable(),
    address: maybe.describe('Endereço com CEP'),
    postalCode: maybe.describe('CEP, oito dígitos'),
    occupancyHidden: z.boolean().describe('A ocupação está só no código da página: quem a abre não a vê'),
    description: maybe,
    descriptionCut: z.boolean().describe('A cópia da página traz só uma parte da descrição'),
    warnings: z.array(z.string()).describe('Frases que alertam'),
    paymentForms: z.array(z.string()),
    paymentCut: z.boolean().describe('A cópia da página traz só uma parte das formas de pagamento'),
    financing: z.boolean().nullable().describe('Aceita financiamento, segundo a página'),
    financingKind: z.enum(['sbpe']).nullable().describe('sbpe: somente por este crédito'),
    bids: z
      .strictObject({ count, highest: z.number().nullable(), on: z.iso.date().nullable() })
      .nullable()
      .describe('Lances registrados; null = não se sabe'),
    facts: z
      .array(
        z.strictObject({
          field: z.enum(sharedFields),
          counts: z.enum(['list', 'page']).describe('Quem vale: o mais novo'),
          on: z.iso.date().describe('De quando é o que vale'),
          list: maybe.describe('O que a lista diz'),
          page: maybe.describe('O que a página diz'),
          conflict: maybe.describe('A frase que diz a diferença, onde os dois se contradizem'),
        }),
      )
      .describe('Cada fato que a lista ou a página dizem, e de onde vem o que vale'),
    condominiumRule: maybe.describe('Quem paga o condomínio devido'),
    condominiumRuleCut: z.boolean().describe('A cópia da página traz só uma parte da regra, ou nada dela'),
    taxesRule: maybe.describe('Quem paga os tributos devidos'),
    taxesRuleCut: z.boolean().describe('A cópia da página traz só uma parte da regra, ou nada dela'),
  })
  .meta({ id: 'BankPage' })
export type BankPageAnswer = z.infer<typeof BankPageAnswer>

/** A sale in a city's records, of what had left the bank's list. */
export const LaterSaleAnswer = z.strictObject({
  month: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .describe('O mês do registro'),
  value: reais('Valor registrado'),
  by: z.enum(['title-record', 'unit']).describe('Achado pela matrícula, ou pelo número da unidade'),
})
export type LaterSaleAnswer = z.infer<typeof LaterSaleAnswer>

/** One property with all facts for a decision. */
export const PropertyDetail = Property.extend({
  analysis: PriceAnalysisAnswer.nullable().describe('null sem avaliação'),
  score: OpportunityScoreAnswer,
  region: Region.describe('Imóveis à venda na mesma cidade e categoria; sem categoria, na cidade'),
  comparables: z.array(ComparableAnswer),
  sameAddress: z
    .strictObject({ total: count, listings: z.array(Property).describe('As mais baratas, até 5') })
    .describe('Outras ofertas na mesma rua e no mesmo número'),
  history: z.array(HistoryEntry).describe('Da mais antiga à mais nova'),
  trajectory: PriceTrajectoryAnswer.nullable().describe('null onde não há história'),
  waiting: WaitingAnswer.nullable().describe(
    'O que se espera em waitingDays dias; null fora da lista e depois do prazo',
  ),
  judgement: JudgementAnswer.describe('Com a meta e o que a conta salvou deste imóvel'),
  ladder: LadderAnswer.nullable().describe('null onde a escada de preços não vale'),
  bankPage: BankPageAnswer.nullable().describe('null enquanto a página não foi lida'),
  soldFor: LaterSaleAnswer.nullable().describe(
    'Por quanto foi vendido depois que saiu da lista, pelo registro da prefeitura; null quando não se sabe',
  ),
  soldInBuilding: z
    .array(
      LaterSaleAnswer.extend({
        id: z.string(),
        lastPrice: reais('Último preço na lista'),
        lastListed: z.iso.date(),
      }),
    )
    .describe('Outros do mesmo prédio que saíram da lista, e por quanto foram vendidos'),
  paidPrices: PaidPriceAnswer.describe(
    'As vendas do prédio de onde vem `paid`, ou por que não há estimativa',
  ),
  keptPapers: z
    .array(PaperKind)
    .describe('De que papéis deste imóvel a conta guarda a leitura, que está em GET /api/papers'),
}).meta({ id: 'PropertyDetail' })
export type PropertyDetail = z.infer<typeof PropertyDetail>
