import { formatBrasiliaDay } from '../brasilia-time.ts'
import { decimalFormat } from '../format-figures.ts'
import { formatPlaceName, formatNeighborhood } from '../property/place-names.ts'
import { foldText } from '../fold-text.ts'
import {
  describeCount,
  describeDebts,
  describeDiscount,
  describeFgts,
  describeFinancing,
  describeOccupancy,
  describeNetRoi,
  describeTotalCost,
  describeVerdict,
  writeUnknownFact,
} from './listing-fact-sentences.ts'
import type { OfferedListing } from './consultant-answer.ts'
import { describeNextPrice } from './describe-next-price.ts'
import { modalityNames } from './describe-listing.ts'
import type { WaitingOdds } from '../waiting/waiting-odds.ts'

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
