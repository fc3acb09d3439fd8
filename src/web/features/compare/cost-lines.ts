import { assumedSheet, toQuestion } from '#contract/cost-sheet.ts'
import type { Favorite } from '#contract/saved.ts'
import { costSheet } from '#domain/calculators/costs.ts'
import { toReais } from '#domain/money.ts'
import { percentText, reaisText } from '../../ui/format.ts'
import { irrText, maxBidText, roiText } from '../calculators/cost-words.ts'
import type { Line, Reckoning } from './row.ts'

/**
 * Computes the figures from the sheet saved with the favorite, otherwise from our assumptions; `null` without an
 * appraisal. Favorites stored by an older version have no sheet.
 */
export function reckoning({ property, sheet }: Favorite): Reckoning | null {
  const used = sheet ?? assumedSheet(property)
  if (used === null) return null
  const question = toQuestion(used)
  return { answer: costSheet(question), own: Boolean(sheet), desiredRoi: question.desiredRoi }
}

const line = (
  key: string,
  label: string,
  explain: string,
  rest: Pick<Line<Reckoning>, 'value' | 'write' | 'note' | 'best'>,
): Line<Reckoning> => ({ key, label, explain, group: 'Custo total', unknown: 'Sem avaliação', ...rest })

/** The total cost of a purchase and its result. */
export const costLines: readonly Line<Reckoning>[] = [
  line(
    'sheet',
    'Planilha',
    'A que você salvou com o favorito; sem ela, as suposições padrão: comprar pelo preço mínimo e vender pela avaliação, com custos e impostos. Veja e mude em Custo total.',
    { value: ({ own }) => (own ? 'Sua planilha' : 'Suposições padrão'), best: null },
  ),
  line('invested', 'Investido', 'Lance e tudo o que se paga até a venda.', {
    value: ({ answer }) => toReais(answer.invested),
    write: reaisText,
    best: null,
  }),
  line('netProfit', 'Lucro líquido', 'Venda − corretagem − imposto sobre o ganho − investido.', {
    value: ({ answer }) => toReais(answer.netProfit),
    write: reaisText,
    best: 'highest',
  }),
  line('sheetRoi', 'ROI líquido', 'Lucro líquido ÷ investido, pela planilha de cada um.', {
    value: ({ answer }) => answer.roi ?? roiText(null),
    write: roiText,
    best: 'highest',
  }),
  line('irr', 'TIR ao ano', 'O retorno contando o mês em que cada valor sai ou entra.', {
    value: ({ answer }) => (answer.irrAnnual === null ? irrText(null) : answer.irrAnnual),
    write: irrText,
    best: 'highest',
  }),
  line(
    'maxBid',
    'Lance máximo',
    'O maior lance que ainda rende o ROI líquido desejado, com os mesmos custos.',
    {
      value: ({ answer }) => (answer.maxBid === null ? maxBidText(null) : toReais(answer.maxBid)),
      write: reaisText,
      note: ({ desiredRoi }) => `para ${percentText(desiredRoi, 2)}`,
      best: null,
    },
  ),
]
