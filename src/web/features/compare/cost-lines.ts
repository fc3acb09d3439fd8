import { judgeReturn } from '#contract/judge-property.ts'
import type { Favorite } from '#contract/saved-schemas.ts'
import { computeCostSheet } from '#domain/calculators/cost-sheet.ts'
import { toReais } from '#domain/money.ts'
import { formatPercent, formatReais } from '../../ui/format-text.ts'
import { roundNetRoi, formatNetRoi } from '#domain/format-figures.ts'
import {
  describeReturnEnds,
  isUnexplainedDiscount,
  describeGround,
  isGrounded,
} from '#domain/judgement/judged-return.ts'
import { formatIrr, formatMaxBid } from '../calculators/cost-words.ts'
import type { ComparisonLine, ComparedCosts } from './comparison-row.ts'

/**
 * Judges a favorite for the person, whose target is in percent: by the saved sheet, else by our assumptions and the own
 * answers; `null` without both an appraisal and a sheet, and for a gone listing, which nobody can buy any more.
 */
export function computeComparedCosts(
  { property, sheet, answers }: Pick<Favorite, 'property' | 'sheet' | 'answers'>,
  targetRoi: number,
): ComparedCosts | null {
  const { purchase, returnRange, own, ground } = judgeReturn(property, { sheet, answers, targetRoi })
  return (
    purchase && {
      answer: computeCostSheet(purchase.question),
      range: returnRange,
      ground,
      own: sheet !== null ? 'sheet' : own ? 'answers' : null,
      desiredRoi: targetRoi,
      unexplained: isUnexplainedDiscount(property),
    }
  )
}

const ownNotes = { sheet: 'sua conta', answers: 'suas respostas' }
const sheetNames = { sheet: 'Sua planilha', answers: 'Suposições e suas respostas' }

const line = (
  key: string,
  label: string,
  explain: string,
  rest: Pick<ComparisonLine<ComparedCosts>, 'value' | 'write' | 'note' | 'best'> & {
    group?: ComparisonLine<ComparedCosts>['group']
  },
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
    'netRoi',
    'ROI líquido',
    'Lucro líquido ÷ tudo o que se investe, comprando pelo preço de hoje; do pior ao melhor caso. Pela planilha que você salvou, senão pelas suposições padrão e pelas suas respostas.',
    {
      group: 'Preço e desconto',
      value: ({ range, ground, unexplained }) => {
        if (range === null) return null
        // Words are never the best of a row.
        if (unexplained) return `Fora do comum: ${formatNetRoi(range.base)}`
        if (!isGrounded(ground)) return `${formatNetRoi(range.base)} ${describeGround[ground]}`
        // As it is shown, so that no one of two equal texts is the best.
        return roundNetRoi(range.base)
      },
      write: formatNetRoi,
      note: ({ range, ground, own }) =>
        range && isGrounded(ground)
          ? [describeReturnEnds(range), ...(own ? [ownNotes[own]] : [])].join(', ')
          : null,
      best: 'highest',
    },
  ),
  line(
    'sheet',
    'Planilha',
    'A que você salvou com o favorito, comprando pelo preço de hoje; sem ela, as suposições padrão: vender pela avaliação, com custos e impostos. Veja e mude em Custo total.',
    { value: ({ own }) => (own ? sheetNames[own] : 'Suposições padrão'), best: null },
  ),
  line('invested', 'Investido', 'Lance e tudo o que se paga até a venda.', {
    value: ({ answer }) => toReais(answer.invested),
    write: formatReais,
    best: null,
  }),
  line('netProfit', 'Lucro líquido', 'Venda − corretagem − imposto sobre o ganho − investido.', {
    // Without a ground for the sale value it is written as words, which are never the best of a row.
    value: ({ answer, ground }) =>
      isGrounded(ground) ? toReais(answer.netProfit) : formatReais(toReais(answer.netProfit)),
    write: formatReais,
    best: 'highest',
  }),
  line(
    'maxBid',
    'Lance máximo',
    'O maior lance que ainda rende o ROI líquido desejado, com os mesmos custos.',
    {
      value: ({ answer, ground }) => {
        if (!isGrounded(ground)) return 'sem base'
        return answer.maxBid === null ? formatMaxBid(null) : toReais(answer.maxBid)
      },
      write: formatReais,
      note: ({ desiredRoi, unexplained }) =>
        `${unexplained ? 'fora do comum; ' : ''}para ${formatPercent(desiredRoi, 2)}`,
      best: null,
    },
  ),
  line('irr', 'TIR ao ano', 'O retorno contando o mês em que cada valor sai ou entra.', {
    group: 'Outras contas',
    value: ({ answer }) => (answer.irrAnnual === null ? formatIrr(null) : answer.irrAnnual),
    write: formatIrr,
    best: null,
  }),
]
