import { formatBrasiliaDay } from '../brasilia-time.ts'
import {
  decimalFormat,
  formatNetRoi,
  formatPercent,
  formatReais,
  formatShortDate,
  integerFormat,
} from '../format-figures.ts'
import { formatNeighborhood, formatPlaceName } from '../property/place-names.ts'
import { foldText } from '../fold-text.ts'
import {
  describeCount,
  describeDebts,
  describeDiscount,
  describeFgts,
  describeFinancing,
  describeNetRoi,
  describeOccupancy,
  describeTotalCost,
  describeVerdict,
  writeUnknownFact,
} from './listing-fact-sentences.ts'
import type { OfferedListing } from './consultant-answer.ts'
import { modalityNames } from './describe-listing.ts'
import type { WaitingOdds } from '../waiting/waiting-odds.ts'
import { formatListDate } from '../freshness/list-age.ts'
import {
  describeNextPriceSilence,
  describeNextWindows,
  describeUnsoldPrice,
  isSameNextPrice,
} from '../ladder/ladder-words.ts'
import { describeWaitingGroup, describeWaitingSource, listWaitingOutcomes } from '../waiting/waiting-words.ts'

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

/** Reads what becomes of listings like the one asked about; `null` when nothing is known of it. */
export type ReadWaiting = () => Promise<WaitingOdds | null>

/**
 * The subjects of questions about a property, with their answers. The first subject that matches a question is used.
 */
const questionSubjects: readonly {
  asks: RegExp
  answer: (about: OfferedListing, readWaiting: ReadWaiting) => string | Promise<string>
}[] = [
  { asks: /\bfinanci/, answer: describeFinancing },
  { asks: /\bfgts\b|\bfundo de garantia/, answer: describeFgts },
  {
    asks: /\b(?:des)?ocupa|\bvazi[ao]\b|\bmorando\b|\bmora (?:alguem|gente)\b|\btem gente\b/,
    answer: describeOccupancy,
  },
  {
    asks: /\bproximo (?:preco|valor)\b|\bdegraus?\b|\bescada\b|\b(?:vale|compensa) (?:a pena )?esperar\b|\bdevo esperar\b|\bquando (?:o preco |ele |ela )?(?:vai )?(?:baixa|cai|desce|baixar|cair|descer)\b|\b(?:vai|pode) (?:baixar|cair|descer|ficar mais barat[oa])\b/,
    answer: async (about, readWaiting) => describeNextPrice(about, await readWaiting()),
  },
  {
    asks: /\bdividas?\b|\b(?:condominio|iptu|tributos?) (?:atrasad|devid|em atraso)|\bdeve (?:o )?(?:condominio|iptu)\b|\bdebitos?\b/,
    answer: describeDebts,
  },
  {
    asks: /\bcustos?\b|\bcusta(?:ria)? (?:no|ao) todo|\bno (?:total|fim|final)\b|\bvou gastar\b|\bgastos?\b|\bdespesas?\b/,
    answer: describeTotalCost,
  },
  {
    asks: /\bvale a pena\b|\bbom negocio\b|\be bom\b|\be boa\b|\bcompensa\b|\bpresta\b|\bvale (?:o|esse)\b|\brecomenda|\bo que acha|\bque tal\b|\bcilada\b|\bfurada\b/,
    answer: describeVerdict,
  },
  { asks: /\broi\b|\blance maximo\b|\bretorno\b|\blucro\b|\brende|\brentab/, answer: describeNetRoi },
  { asks: /\bdescont|\bavalia|\babaixo d/, answer: describeDiscount },
  {
    asks: /\bpreco\b|\bquanto (?:custa|sai|esta|e(?= ?[?!.]*$))|\bvalor\b(?! d[aeo] (?!imovel|casa|apartamento|terreno))|\blance minimo\b/,
    answer: describeDiscount,
  },
  { asks: /\bquartos?\b|\bdormitorios?\b/, answer: ({ rooms }) => describeCount(rooms, 'quarto', 'quartos') },
  { asks: /\bvagas?\b|\bgaragem\b/, answer: ({ garage }) => describeCount(garage, 'vaga', 'vagas') },
  {
    asks: /\barea\b|\bmetragem\b|\btamanho\b|\bm2\b|\bmetros\b/,
    answer: ({ area }) =>
      area === null
        ? `${writeUnknownFact('Área')} na lista da Caixa. Confira na matrícula e no IPTU.`
        : `São **${decimalFormat(area)} m²**, segundo a lista da Caixa. Confira na matrícula: a venda não garante medidas.`,
  },
  {
    asks: /\bquando (?:e|sera|vai ser|comeca|acaba|termina|encerra|fecha)\b|\bdatas?\b|\bque dia\b/,
    answer: ({ auctionDate }) =>
      auctionDate === null
        ? `${writeUnknownFact('Data')}. Ela está na página do imóvel na Caixa e, nos leilões e licitações, no edital.`
        : `A próxima data é **${formatBrasiliaDay(auctionDate)}**. Confirme na página do imóvel na Caixa.`,
  },
  {
    asks: /\bmodalidade\b|\btipo de venda\b|\be leilao\b|\bcomo (?:compro|e vendido|comprar)\b/,
    answer: ({ modality, auctionType }) =>
      modality === null
        ? `${auctionType === '' ? writeUnknownFact('Modalidade') : `Modalidade: **${auctionType}**`}.`
        : `Ele está em **${modalityNames[modality]}** (na Caixa: ${auctionType}). Pergunte “como funciona ${modality === 'leilao' ? 'o leilão' : `a ${modalityNames[modality]}`}?”.`,
  },
  {
    asks: /\bonde fica\b|\bendereco\b|\blocaliza|\bbairro\b|\bqual (?:a )?cidade\b/,
    answer: ({ neighborhood, city, state }) =>
      `Fica em ${[formatNeighborhood(neighborhood), formatPlaceName(city), state]
        .filter(part => part !== '')
        .map(part => `**${part}**`)
        .join(', ')}. O endereço está na página do imóvel.`,
  },
]

const similarPattern = /\bparecid|\bsemelhant|\bsimilar|\boutros como\b|\bcomparav/
const thisPropertyPattern =
  /\b[dn]?(?:ess|est)[ea]s? (?:imovel|casa|apartamento|apto|ape|terreno|lote|sala|loja|predio|galpao|sitio|chacara|anuncio|propriedade|aqui)\b|\b[dn]?el[ea]\b|\b(?:o|do|no|ao) imovel\b|\bcom (?:ess|est)[ea](?= ?[?!.]*$)/
const generalQuestionPattern =
  /\bcomo funciona|\bo que (?:e|sao|significa)\b|\bdiferenca\b|\bem geral\b|\bleiloes\b|\bem leilao\b|\bquem paga\b|\bimoveis\b|\bcaixa\b|\bquais?\b.*\b(?:tem|aceitam|estao)\b/

/** Whether the criteria name no other place, category or price to search for. */
const hasNoSearchTerms = (criteria: {
  city: string[]
  state: string[]
  category: readonly string[]
  maxPrice: number | null
}) =>
  criteria.city.length + criteria.state.length === 0 &&
  criteria.category.length === 0 &&
  criteria.maxPrice === null

/**
 * Returns the answer to a question about a property; `null` when the question is not about it. `criteria`: what was
 * understood of the question when the property's page is open, `null` when the question itself names the property.
 */
export function findListingQuestion(
  message: string,
  criteria: Parameters<typeof hasNoSearchTerms>[0] | null,
): 'similar' | ((about: OfferedListing, readWaiting: ReadWaiting) => Promise<string>) | null {
  const text = foldText(message)
  const points = criteria === null || thisPropertyPattern.test(text)
  if (!points && (text.length > 60 || generalQuestionPattern.test(text) || !hasNoSearchTerms(criteria)))
    return null
  if (similarPattern.test(text)) return 'similar'
  const answer = questionSubjects.find(({ asks }) => asks.test(text))?.answer
  if (answer === undefined) return null
  return async (about, readWaiting) => {
    const text = await answer(about, readWaiting)
    return about.gone ? `Este imóvel está **${about.presence.text}**; o que sabíamos dele:\n\n${text}` : text
  }
}
