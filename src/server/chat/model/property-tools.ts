import { z } from 'zod'
import { assumedSheet, presentCosts, toQuestion } from '#contract/cost-sheet.ts'
import { present } from '#contract/present.ts'
import type { Property } from '#contract/property.ts'
import { costSheet } from '#domain/calculators/costs.ts'
import { calculatorLimits } from '#domain/calculators/limits.ts'
import { propertyNumber } from '#domain/property/number.ts'
import { details } from '../../catalogue/decision/detail.ts'
import { listingsById } from '../../catalogue/store.ts'
import type { CatalogueVersion } from '../../catalogue/version.ts'
import type { Queryable } from '../../database/database.ts'
import { detailFacts } from './compact.ts'
import type { Evidence } from './evidence.ts'
import { type ReadingTool, readingTool } from './tool.ts'

const id = z
  .union([z.string().max(20), z.number()])
  .describe('Número do imóvel, como veio de outra ferramenta')
const unknownListing = { erro: 'Nenhum imóvel do catálogo tem este número. Não o mencione.' }

export interface PropertyToolDependencies {
  db: Queryable
  version: CatalogueVersion
  now: () => Date
  onFailure: (tool: string, cause: unknown) => void
}

/** Tools that return the facts and the costs of one listing. */
export function propertyTools(
  { db, version, now, onFailure }: PropertyToolDependencies,
  evidence: Evidence,
): ReadingTool[] {
  const detailOf = details(db, version)

  async function listingOf(given: string | number): Promise<Property | null> {
    const number = propertyNumber(given)
    const [listing] = number === null ? [] : await listingsById(db, [number])
    return listing === undefined ? null : present(listing, now())
  }

  const detail = readingTool(
    {
      name: 'property_detail',
      description:
        'Tudo o que se sabe de um imóvel: fatos, análise, nota, trajetória, página da Caixa. Valores em reais; null = não informado.',
      takes: z.strictObject({ id }),
      status: 'Lendo os dados do imóvel...',
      async run(asked) {
        const number = propertyNumber(asked.id)
        const found = number === null ? null : await detailOf(number, now())
        if (found === null) return unknownListing
        evidence.addListing(found)
        evidence.addNumbers(found.registrationNumber, found.bankPage?.postalCode ?? null)
        return detailFacts(found)
      },
    },
    onFailure,
  )

  const costs = readingTool(
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
        const sheet = assumedSheet(property)
        if (sheet === null) return { erro: 'O imóvel não tem valor de avaliação: não há como estimar.' }
        const question = { ...sheet, bid: bid ?? sheet.bid }
        const answer = presentCosts(costSheet(toQuestion(question)))
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
