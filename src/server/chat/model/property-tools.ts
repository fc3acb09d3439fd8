import { z } from 'zod'
import { buildAssumedSheet, presentCosts, toCostQuestion } from '#contract/cost-sheet.ts'
import { presentProperty } from '#contract/present-property.ts'
import type { Property } from '#contract/property-schemas.ts'
import { computeCostSheet } from '#domain/calculators/cost-sheet.ts'
import { calculatorLimits } from '#domain/calculators/calculator-limits.ts'
import { parsePropertyNumber } from '#domain/property/property-number.ts'
import { readTargetRoi } from '../../account/account-store.ts'
import { createDetailReader } from '../../catalogue/decision/property-detail.ts'
import { findListings } from '../../catalogue/listing-store.ts'
import { currentPresentation } from '../../catalogue/presentation-context.ts'
import type { CatalogueIndex } from '../../catalogue/search-index/catalogue-index.ts'
import type { Queryable } from '../../database/database.ts'
import { compactDetail } from './compact-listing.ts'
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

  async function listingOf(given: string | number): Promise<Property | null> {
    const number = parsePropertyNumber(given)
    const [listing] = number === null ? [] : await findListings(db, [number])
    return listing === undefined ? null : presentProperty(listing, currentPresentation({ index, now }))
  }

  const detail = createReadingTool(
    {
      name: 'property_detail',
      description:
        'Tudo o que se sabe de um imóvel: fatos, análise, nota, trajetória, página da Caixa. Valores em reais; null = não informado.',
      takes: z.strictObject({ id }),
      status: 'Lendo os dados do imóvel...',
      async run(asked) {
        const number = parsePropertyNumber(asked.id)
        const account = { id: accountId, targetRoi: await readTargetRoi(db, accountId) }
        const found = number === null ? null : await detailOf(number, now(), account)
        if (found === null) return unknownListing
        evidence.addListing(found)
        evidence.addNumbers(found.registrationNumber, found.bankPage?.postalCode ?? null)
        return compactDetail(found)
      },
    },
    onFailure,
  )

  const costs = createReadingTool(
    {
      name: 'costs',
      description:
        'Planilha de custos de um imóvel com as suposições do Arremate (venda pelo valor de avaliação em 12 meses): custos, lucro líquido, ROI líquido, lance máximo. São estimativas: diga isso.',
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
        const property = await listingOf(given)
        if (property === null) return unknownListing
        evidence.addListing(property)
        const sheet = buildAssumedSheet(property)
        if (sheet === null) return { erro: 'O imóvel não tem valor de avaliação: não há como estimar.' }
        const question = { ...sheet, bid: bid ?? sheet.bid }
        const answer = presentCosts(computeCostSheet(toCostQuestion(question)))
        return {
          id: property.id,
          suposicoes: { lance: question.bid, venda: sheet.saleValue, meses: sheet.months },
          custos: answer.items.map(({ key, value }) => ({ item: key, valor: value })),
          investido: answer.invested,
          imposto_sobre_o_ganho: answer.incomeTax,
          lucro_liquido: answer.netProfit,
          roi_liquido_pct: answer.roi,
          lance_maximo_para_roi_de_15_pct: answer.maxBid,
        }
      },
    },
    onFailure,
  )

  return [detail, costs]
}
