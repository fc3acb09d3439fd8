import { modalityNames } from '../consultant/describe-listing.ts'
import { formatCount } from '../format-count.ts'
import { integerFormat } from '../format-figures.ts'
import { formatListDate } from '../freshness/list-age.ts'
import type { ListGap } from './list-presence.ts'

const stay = (unseen: number): string =>
  `${integerFormat(unseen)} ${unseen === 1 ? 'fica como não visto' : 'ficam como não vistos'}`

/**
 * Describes the listings that a list of `listDate` lacks and that are unseen, not gone, one sentence each gap: `A lista de
 * SE de 29 jan. 2026 não traz nenhum imóvel de venda direta: 45 ficam como não vistos.`
 */
export function describeListGap({ state, missing, cut }: ListGap, listDate: string): string[] {
  const list = `A lista de ${state} de ${formatListDate(listDate)}`
  const groups = missing.map(({ modality, rows, unseen }) => {
    const brought =
      rows === 0 ? 'não traz nenhum imóvel' : `traz só ${formatCount(rows, 'imóvel', 'imóveis')}`
    const what = unseen === 0 ? 'pela segunda vez: os que faltam saíram' : stay(unseen)
    return `${list} ${brought} de ${modality === null ? 'modalidade desconhecida' : modalityNames[modality]}${unseen === 0 ? ' ' : ': '}${what}.`
  })
  return cut === 0
    ? groups
    : [...groups, `${list} parece cortada, falta um trecho seguido dela: ${stay(cut)}.`]
}
