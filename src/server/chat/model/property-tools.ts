import { z } from 'zod'
import type { ConsultantListing } from '#contract/consultant-listing.ts'
import { presentCosts } from '#contract/cost-sheet.ts'
import { computeCostSheet } from '#domain/calculators/cost-sheet.ts'
import { calculatorLimits } from '#domain/calculators/calculator-limits.ts'
import { formatNetRoi } from '#domain/format-figures.ts'
import { fromReais, toReais } from '#domain/money.ts'
import { parsePropertyNumber } from '#domain/property/property-number.ts'
import { createDetailReader } from '../../catalogue/decision/property-detail.ts'
import type { CatalogueIndex } from '../../catalogue/search-index/catalogue-index.ts'
import type { Queryable } from '../../database/database.ts'
import { createListingJudge } from '../judged-listings.ts'
import { compactDetail, compactListing } from './compact-listing.ts'
import type { AnswerEvidence } from './answer-evidence.ts'
import { type ReadingTool, createReadingTool } from './reading-tool.ts'

const id = z
  .union([z.string().max(20), z.number()])
  .describe('Número do imóvel, como veio de outra ferramenta')
const unknownListing = { erro: 'Nenhum imóvel do catálogo tem este número. Não o mencione.' }

export interface PropertyToolDependencies {
  db: Queryable
  index: CatalogueIndex
  now: () => Date
  /** The account that asks. */
  accountId: string
  onFailure: (tool: string, cause: unknown) => void
}

/** Tools that return the facts and the costs of one listing. */
export function createPropertyTools(
  { db, index, now, accountId, onFailure }: PropertyToolDependencies,
  evidence: AnswerEvidence,
): ReadingTool[] {
  const detailOf = createDetailReader(db, index)
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

  return [detail, costs]
}
