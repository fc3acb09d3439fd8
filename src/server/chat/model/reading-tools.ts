import { z } from 'zod'
import { readPropertyType } from '#contract/catalogue-queries.ts'
import { UfSchema } from '#contract/property-schemas.ts'
import { explainTopic } from '#domain/consultant/knowledge/knowledge-topics.ts'
import { routeQuestion } from '#domain/consultant/knowledge/match-topic.ts'
import { answerListingPlan } from '#domain/consultant/answer-listing-plan.ts'
import { planListingAnswer } from '#domain/consultant/plan-listing-answer.ts'
import { parsePropertyNumber } from '#domain/property/property-number.ts'
import { findRegion } from '../../catalogue/region-store.ts'
import type { AnswerEvidence } from './answer-evidence.ts'
import { createReadingTool, type ReadingTool, toolArgumentError, toPlainSchema } from './reading-tool.ts'
import { JsonFilters } from '#contract/search-schemas.ts'
import { resolvePlace } from '#domain/consultant/relax-criteria.ts'
import { orderCriteria } from '#domain/consultant/search-listings.ts'
import { criteriaFields, readCriteria, sortOrders } from '#domain/search/search-criteria.ts'
import { findUnknownFilters } from '#domain/search/unknown-filters.ts'
import { writeSavedFilters } from '#domain/search/saved-filters.ts'
import type { SentenceUnderstanding } from '#domain/search/sentence/read-sentence.ts'
import type { CatalogueIndex } from '../../catalogue/search-index/catalogue-index.ts'
import type { Queryable } from '../../database/database.ts'
import { findNearProblem } from '../../geo/near-municipality.ts'
import { createCatalogueSource } from '../rules-answerer.ts'
import { compactDetail, compactListing } from './compact-listing.ts'
import type { ConsultantListing } from '#contract/consultant-listing.ts'
import { presentCosts } from '#contract/cost-sheet.ts'
import { computeCostSheet } from '#domain/calculators/cost-sheet.ts'
import { calculatorLimits } from '#domain/calculators/calculator-limits.ts'
import { formatNetRoi } from '#domain/format-figures.ts'
import { fromReais, toReais } from '#domain/money.ts'
import { PaidPriceFinder } from '../../paid-prices/paid-price-finder.ts'
import { createDetailReader } from '../../catalogue/decision/property-detail.ts'
import { createListingJudge } from '../judged-listings.ts'

const id = z
  .union([z.string().max(20), z.number()])
  .describe('Número do imóvel, como veio de outra ferramenta')
const unknownListing = { erro: 'Nenhum imóvel do catálogo tem este número. Não o mencione.' }

interface PropertyToolDependencies {
  db: Queryable
  index: CatalogueIndex
  now: () => Date
  /** The account that asks. */
  accountId: string
  signal: AbortSignal
  onFailure: (tool: string, cause: unknown) => void
}

/** Tools that return the facts and the costs of one listing. */
function createPropertyTools(
  { db, index, now, accountId, signal, onFailure }: PropertyToolDependencies,
  evidence: AnswerEvidence,
): ReadingTool[] {
  const detailOf = createDetailReader(db, index, new PaidPriceFinder(db, now))
  const { judgeById } = createListingJudge({ db, index, now, accountId })

  async function listingOf(given: string | number): Promise<ConsultantListing | null> {
    const number = parsePropertyNumber(given)
    const [listing = null] = number === null ? [] : await judgeById([number])
    if (listing !== null) evidence.addListing(listing)
    return listing
  }

  const detail = createReadingTool(
    {
      name: 'property_detail',
      description:
        'Tudo o que se sabe de um imóvel: fatos, análise, nota, trajetória, página da Caixa. Valores em reais; null = não informado.',
      takes: z.strictObject({ id }),
      status: 'Lendo os dados do imóvel...',
      async run(asked) {
        const listing = await listingOf(asked.id)
        const found = listing && (await detailOf(listing.id, now(), accountId))
        if (!listing || !found) return unknownListing
        evidence.addNumbers(found.registrationNumber, found.bankPage?.postalCode ?? null)
        return compactDetail(listing, found)
      },
    },
    onFailure,
  )

  const answer = createReadingTool(
    {
      name: 'property_answer',
      description:
        'Responde a uma pergunta sobre um imóvel pelas regras do Arremate, com as contas para os números da pergunta (meta, entrada, prazo, reforma, aluguel, meses). Escreva a marca de "parte" onde a resposta deve aparecer: o servidor põe o texto.',
      takes: z.strictObject({
        id,
        question: z.string().min(1).max(400).describe('A pergunta, em português'),
      }),
      status: 'Calculando...',
      async run({ id: given, question }) {
        const listing = await listingOf(given)
        if (listing === null) return unknownListing
        const plan = planListingAnswer(question, true)
        if (plan === null || plan === 'similar')
          return { erro: 'O que se sabe do imóvel não responde a isso. Diga que não sabe, ou use knowledge.' }
        const source = createCatalogueSource({ db, index, now, accountId }, signal)
        const { text: texto } = await answerListingPlan(plan, listing, source)
        return { parte: evidence.addPart(texto), texto }
      },
    },
    onFailure,
  )

  const costs = createReadingTool(
    {
      name: 'costs',
      description:
        'Planilha de custos de um imóvel: pela conta que a pessoa salvou dele, senão com as suposições do Arremate (venda pelo valor de avaliação em 12 meses). Custos, lucro líquido, ROI líquido, lance máximo para a meta. São estimativas: diga isso.',
      takes: z.strictObject({
        id,
        bid: z
          .number()
          .positive()
          .max(calculatorLimits.money[1])
          .nullish()
          .describe('Lance em reais; o preço, se não dito'),
      }),
      status: 'Calculando os custos...',
      async run({ id: given, bid }) {
        const listing = await listingOf(given)
        if (listing === null) return unknownListing
        if (listing.gone) return { erro: 'O imóvel saiu da lista da Caixa: não há preço por que comprar.' }
        const { purchase } = listing.judgement
        if (purchase === null) return { erro: 'O imóvel não tem valor de avaliação: não há como estimar.' }
        const question = bid == null ? purchase : { ...purchase, bid: fromReais(bid) }
        const answer = presentCosts(computeCostSheet(question))
        const { retorno } = compactListing(listing)
        return {
          id: listing.id,
          suposicoes: {
            lance: toReais(question.bid),
            venda: toReais(question.saleValue),
            meses: question.months,
          },
          custos: answer.items.map(({ key, value }) => ({ item: key, valor: value })),
          investido: answer.invested,
          imposto_sobre_o_ganho: answer.incomeTax,
          lucro_liquido: answer.netProfit,
          roi_liquido_por_este_lance: answer.roi === null ? null : formatNetRoi(answer.roi),
          retorno_pelo_preco_da_lista: retorno,
        }
      },
    },
    onFailure,
  )

  return [detail, answer, costs]
}

const maxSearchResults = 6

/** The filters of GET /api/properties, which `readCriteria` checks as it does there. */
const searchToolInput = JsonFilters.extend({
  sort: z
    .enum(sortOrders)
    .describe('- antes do nome = do maior para o menor; não dito = do mais barato ao mais caro'),
  limit: z.int().min(1).max(maxSearchResults),
}).partial()

interface SearchToolDependencies {
  db: Queryable
  index: CatalogueIndex
  now: () => Date
  /** The account that asks. */
  accountId: string
  /** What the question asks for besides filters. */
  flags: SentenceUnderstanding['flags']
  signal: AbortSignal
  onFailure: (tool: string, cause: unknown) => void
}

const names = [...criteriaFields, 'limit']

/** Creates a tool that searches the catalogue, with the place and order of the consultant's own rules. */
function createSearchTool(
  { db, index, now, accountId, flags, signal, onFailure }: SearchToolDependencies,
  evidence: AnswerEvidence,
): ReadingTool {
  const tool = createReadingTool(
    {
      name: 'search_properties',
      description:
        'Busca imóveis à venda no catálogo. Devolve quantos há ao todo e os primeiros (no máximo 6). Só passe os filtros pedidos.',
      takes: z.record(z.string(), z.unknown()),
      status: 'Buscando imóveis...',
      async run(given) {
        const { criteria: asked, errors } = readCriteria(given)
        const problems = { ...findUnknownFilters(given, names), ...errors, ...findNearProblem(asked) }
        if (Object.keys(problems).length > 0) return toolArgumentError(problems)
        const limit = Math.min(
          maxSearchResults,
          Math.max(1, Math.trunc(Number(given.limit)) || maxSearchResults),
        )
        const source = createCatalogueSource({ db, index, now, accountId }, signal)
        const { criteria } = await resolvePlace(orderCriteria({ criteria: asked, flags }), source)
        const { items, total } = await source.search(criteria, limit)
        evidence.addSearch({ criteria, total, items })
        return { total, filtros: writeSavedFilters(criteria), imoveis: items.map(compactListing) }
      },
    },
    onFailure,
  )
  return { ...tool, inputSchema: toPlainSchema(searchToolInput) }
}

export interface ToolDependencies extends SearchToolDependencies, PropertyToolDependencies {
  /** Called with the count of listing numbers in the answer that no tool returned. */
  onUnknown: (ids: number) => void
}

/** Creates the tools with which the model reads during one answer; what it reads is stored in `evidence`. */
export function createReadingTools(dependencies: ToolDependencies, evidence: AnswerEvidence): ReadingTool[] {
  const { db, index, now, accountId, signal, onFailure, onUnknown } = dependencies
  const ofRegion = createReadingTool(
    {
      name: 'region',
      description:
        'Números dos imóveis à venda numa cidade, de um tipo ou de todos: quantos, preço médio, avaliação média, mediana do preço por m². Zeros = não há amostra.',
      takes: z.strictObject({
        uf: UfSchema,
        city: z.string().min(1).max(200),
        type: z.string().max(40).nullish().describe('casa, apartamento, terreno, rural ou comercial'),
      }),
      status: 'Vendo os números da região...',
      async run({ uf, city, type }) {
        const category = readPropertyType({ type: type ?? '' })
        if ('errors' in category) return toolArgumentError(category.errors)
        const figures = await findRegion(db, index.current().listings, {
          state: uf,
          city,
          category: category.value,
        })
        return {
          imoveis: figures.sampleSize,
          preco_medio: figures.avgPrice,
          avaliacao_media: figures.avgEval,
          mediana_preco_por_m2: figures.medianPricePerM2,
        }
      },
    },
    onFailure,
  )

  const show = createReadingTool(
    {
      name: 'show_properties',
      description:
        'Mostra ao usuário os cartões destes imóveis (no máximo 6), na ordem dada. Só números que vieram de outra ferramenta nesta resposta.',
      takes: z.strictObject({ ids: z.array(z.union([z.string().max(20), z.number()])).max(50) }),
      status: null,
      run({ ids }) {
        const unknown = evidence.choose(ids.map(given => parsePropertyNumber(given) ?? String(given)))
        if (unknown.length > 0) onUnknown(unknown.length)
        return { mostrados: ids.length - unknown.length, desconhecidos: unknown.length }
      },
    },
    onFailure,
  )

  const knowledge = createReadingTool(
    {
      name: 'knowledge',
      description:
        'Como funcionam leilão, licitação, venda online e venda direta da Caixa, pagamento, financiamento, FGTS, custos, dívidas, ocupação, documentos e o próprio Arremate: um texto conferido, com a fonte, que você cita.',
      takes: z.strictObject({ question: z.string().min(1).max(400).describe('A pergunta, em português') }),
      status: 'Consultando o que se sabe...',
      run({ question }) {
        const { topics, near } = routeQuestion(question)
        const topic = topics[0]
        if (topic === undefined)
          return {
            erro: 'Nada se sabe sobre isso. Diga que não sabe.',
            mais_perto: near.map(one => one.question),
          }
        const texto = explainTopic(topic)
        evidence.addNumbers(topic.source)
        return { assunto: topic.question, parte: evidence.addPart(texto), texto, fonte: topic.source }
      },
    },
    onFailure,
  )

  const ofProperty = createPropertyTools({ db, index, now, accountId, signal, onFailure }, evidence)
  const search = createSearchTool(dependencies, evidence)
  return [search, ...ofProperty, ofRegion, knowledge, show].map(tool => ({
    ...tool,
    async run(input) {
      const output = await tool.run(input)
      evidence.addFigures(output)
      return output
    },
  }))
}
