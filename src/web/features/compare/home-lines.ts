import type { FittingHome } from '#contract/home-purchase-calls.ts'
import { formatReais } from '../../ui/format-text.ts'
import { describeFit } from '../home-purchase/home-words.ts'
import type { ComparisonLine, ComparisonRow } from './comparison-row.ts'

/** What a property takes of a family's money, in place of the resale. */
export const homeLines: readonly ComparisonLine<FittingHome>[] = [
  {
    key: 'fit',
    label: 'Cabe no bolso',
    group: 'Preço e desconto',
    value: home => describeFit(home).text,
    best: null,
    explain: 'Pela renda, pela entrada e pelo FGTS que você disse em Para morar.',
  },
  {
    key: 'instalment',
    label: 'Parcela com seguros',
    group: 'Custo total',
    value: ({ best }) => best.instalment,
    write: formatReais,
    unknown: 'À vista',
    best: null,
    explain:
      'A primeira, com MIP, DFI e a tarifa do banco, se o que a lista não diz for favorável. Diminui todo mês no SAC.',
  },
  {
    key: 'firstDay',
    label: 'No primeiro dia',
    group: 'Custo total',
    value: ({ best }) => best.cash,
    write: formatReais,
    best: 'lowest',
    explain: 'Do seu bolso: entrada, ITBI, cartório, tarifas do banco e primeiros reparos.',
  },
  {
    key: 'firstDayAtWorst',
    label: 'E no pior caso',
    group: 'Custo total',
    value: ({ worst }) => worst.cash,
    write: formatReais,
    best: 'lowest',
    explain: 'Se o que a lista não diz for contra você: sem financiamento ou FGTS, e com alguém morando.',
  },
]

/** Whether a row is about a resale; a resident buyer does not see it. */
export const isOfResale = ({ kind, line: { key, group } }: ComparisonRow): boolean =>
  kind === 'costs' || group === 'Outras contas' || key === 'verdict'
