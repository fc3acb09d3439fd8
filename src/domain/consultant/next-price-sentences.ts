import {
  formatNetRoi,
  formatPercent,
  formatReais,
  formatShortDate,
  integerFormat,
} from '../format-figures.ts'
import { formatListDate } from '../freshness/list-age.ts'
import { describeNextPriceSilence } from '../ladder/ladder-words.ts'
import { isSameNextPrice } from '../ladder/ladder-words.ts'
import { describeNextWindows } from '../ladder/ladder-words.ts'
import { describeUnsoldPrice } from '../ladder/ladder-words.ts'
import type { WaitingOdds } from '../waiting/waiting-odds.ts'
import { describeWaitingGroup, describeWaitingSource, listWaitingOutcomes } from '../waiting/waiting-words.ts'
import type { OfferedListing } from './consultant-answer.ts'
import { writeUnknownFact } from './listing-fact-sentences.ts'

/** Says what the next price does to the return; empty where one of the two is not known. */
function describeReturnAtNext({ judgement }: OfferedListing): string {
  const { returnRange, returnAtNext, isUnexplained } = judgement
  if (returnRange === null || returnAtNext === null || isUnexplained) return ''
  return ` O ROI líquido iria de ${formatNetRoi(returnRange.base)} a **${formatNetRoi(returnAtNext.base)}**.`
}

/** Describes the price that follows if nobody buys, or says why nothing is known of it. */
function describePrice(about: OfferedListing): string {
  const { price, nextPrice, listDate, ladder } = about
  const now = `o de agora é ${formatReais(price)}, pela lista de ${formatListDate(listDate)}`
  const observed = 'É uma regra observada nas listas: a Caixa não a publica.'
  if (nextPrice === null) {
    if (ladder?.ifUnsold) {
      const { title, text } = describeUnsoldPrice(ladder.ifUnsold)
      return `**${title}**; ${now}. ${text} ${observed}`
    }
    const silence = ladder?.silence ?? null
    return `${writeUnknownFact('Próximo preço')}. ${silence === null ? 'A escada observada nas listas não diz nada deste imóvel agora.' : describeNextPriceSilence[silence]} O preço é **${formatReais(price)}**.`
  }
  const when = describeNextWindows(ladder?.next?.windows ?? [], null)
  const next = isSameNextPrice(about)
    ? `Se ninguém comprar na licitação, o preço continua em **${formatReais(nextPrice)}**, em Venda Online e sem os 5% do leiloeiro`
    : `O próximo preço, se ninguém comprar, é de **${formatReais(nextPrice)}**${when === null ? '' : `, ${when}`}`
  return `${next}; ${now}.${describeReturnAtNext(about)} ${observed}`
}

/** Says what becomes of a hundred listings like one, with the usual cut, the sample, its period and source. */
function describeOdds(odds: WaitingOdds, { state, listDate }: OfferedListing): string {
  const { days, group, medianCutPercent, sample, period, source, stateObserved } = odds
  const outcomes = listWaitingOutcomes(odds).map(({ key, count, words, range }) => {
    const usual =
      key === 'cheaper' && medianCutPercent !== null
        ? `em geral ${formatPercent(medianCutPercent, 1)} a menos`
        : ''
    const notes = [usual, count === 0 || range === null ? '' : range].filter(note => note !== '').join('; ')
    const many = count === null ? (range === null ? 'os outros' : '') : `**${count}**`
    return `- ${[many, words].filter(word => word !== '').join(' ')}${notes === '' ? '' : ` (${notes})`}`
  })
  return `Em ${days} dias a partir da lista de ${formatListDate(listDate)}, de 100 imóveis como este (${state}, ${describeWaitingGroup[group]}):

${outcomes.join('\n')}

São ${integerFormat(sample)} imóveis acompanhados de ${formatShortDate(period.from)} a ${formatShortDate(period.to)}: ${describeWaitingSource[source]}.${stateObserved ? '' : ` Nenhuma lista de ${state} foi acompanhada: vale a média dos outros estados.`} Vale para cem como este, não para este.`
}

/** Says which price follows as observed in the lists, and what becomes meanwhile of listings like this one. */
export function describeNextPrice(about: OfferedListing, waiting: WaitingOdds | null): string {
  if (about.gone) return 'Ele não está mais na lista: não há próximo preço.'
  const odds =
    waiting === null
      ? 'Até lá ele pode sair da lista, por venda ou retirada: não há base para dizer quantos como este saem.'
      : describeOdds(waiting, about)
  return `${describePrice(about)}\n\n${odds}`
}
