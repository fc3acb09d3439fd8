import { buildJudgedPurchase } from '#contract/judge-property.ts'
import type { Favorite } from '#contract/saved-schemas.ts'
import { computeCostSheet } from '#domain/calculators/cost-sheet.ts'
import { toReais } from '#domain/money.ts'
import { formatPercent, formatReais } from '../../ui/format-text.ts'
import { formatIrr, formatMaxBid, formatRoi } from '../calculators/cost-words.ts'
import type { ComparisonLine, ComparedCosts } from './comparison-row.ts'

/**
 * Computes the figures from the sheet saved with the favorite, otherwise from our assumptions and the own answers; `null`
 * without an appraisal, and for a gone listing without an own sheet, which nobody can buy any more. The target is the
 * person's, in percent.
 */
export function computeComparedCosts(
  // Favorites stored by an older version have neither sheet nor answers.
  { property, sheet, answers }: Partial<Favorite> & Pick<Favorite, 'property'>,
  targetRoi: number,
): ComparedCosts | null {
  if (property.gone && !sheet) return null
  const purchase = buildJudgedPurchase(property, {
    sheet: sheet ?? null,
    answers: answers ?? {},
    targetRoi,
  })
  return (
    purchase && { answer: computeCostSheet(purchase.question), own: Boolean(sheet), desiredRoi: targetRoi }
  )
}

const line = (
  key: string,
  label: string,
  explain: string,
  rest: Pick<ComparisonLine<ComparedCosts>, 'value' | 'write' | 'note' | 'best'>,
): ComparisonLine<ComparedCosts> => ({
  key,
  label,
  explain,
  group: 'Custo total',
  unknown: 'Sem avaliação',
  ...rest,
})

/** The total cost of a purchase and its result. */
export const costLines: readonly ComparisonLine<ComparedCosts>[] = [
  line(
    'sheet',
    'Planilha',
    'A que você salvou com o favorito; sem ela, as suposições padrão: comprar pelo preço mínimo e vender pela avaliação, com custos e impostos. Veja e mude em Custo total.',
    { value: ({ own }) => (own ? 'Sua planilha' : 'Suposições padrão'), best: null },
  ),
  line('invested', 'Investido', 'Lance e tudo o que se paga até a venda.', {
    value: ({ answer }) => toReais(answer.invested),
    write: formatReais,
    best: null,
  }),
  line('netProfit', 'Lucro líquido', 'Venda − corretagem − imposto sobre o ganho − investido.', {
    value: ({ answer }) => toReais(answer.netProfit),
    write: formatReais,
    best: 'highest',
  }),
  line('sheetRoi', 'ROI pela planilha', 'Lucro líquido ÷ investido, pela planilha de cada um.', {
    value: ({ answer }) => answer.roi ?? formatRoi(null),
    write: formatRoi,
    best: 'highest',
  }),
  line('irr', 'TIR ao ano', 'O retorno contando o mês em que cada valor sai ou entra.', {
    value: ({ answer }) => (answer.irrAnnual === null ? formatIrr(null) : answer.irrAnnual),
    write: formatIrr,
    best: 'highest',
  }),
  line(
    'maxBid',
    'Lance máximo',
    'O maior lance que ainda rende o ROI líquido desejado, com os mesmos custos.',
    {
      value: ({ answer }) => (answer.maxBid === null ? formatMaxBid(null) : toReais(answer.maxBid)),
      write: formatReais,
      note: ({ desiredRoi }) => `para ${formatPercent(desiredRoi, 2)}`,
      best: null,
    },
  ),
]
