import { computeGainTaxPercent } from '../calculators/gain-tax.ts'
import { foldText } from '../fold-text.ts'
import { formatCentavos, formatPercent } from '../format-figures.ts'
import { type Centavos, fromReais } from '../money.ts'
import type { Modality } from '../property/listing.ts'
import { cashTermSteps, figuresInUse } from '../rules/figures-in-use.ts'
import type { Criteria } from '../search/search-criteria.ts'
import type { KnowledgeTopic } from './knowledge/knowledge-topic.ts'
import { explainTopic } from './knowledge/knowledge-topics.ts'
import { type RoutedQuestion, isForeignQuestion } from './knowledge/match-topic.ts'
import { findLifeInsurance } from '../loans/loan-terms.ts'
import { bankLoanTerms } from './knowledge/stated-rules.ts'
import { nameUnusedFigures } from './listing-figures.ts'
import { compareRegistryFees, describeItbi, describeRegistryFees, findNamedPlace } from './place-costs.ts'
import { answerInstalment } from './purchase-answers.ts'
import { describeDeadlines } from './question-dates.ts'
import { type FigureName, type QuestionFigures, readQuestionFigures } from './question-figures.ts'

/** The place that a question names, as far as it is one. */
type AskedPlace = Pick<Criteria, 'state' | 'city' | 'maxPrice' | 'minPrice'>

interface Computed {
  text: string
  used: readonly FigureName[]
}

const assumedPrice: Centavos = 150_000_00

/** The least of a bid in cash that may be paid in two parts, and the days of the second. */
const largeCash: readonly (readonly [most: Centavos, days: number])[] = cashTermSteps.map(
  ({ upTo, value }) => [upTo === null ? Number.POSITIVE_INFINITY : fromReais(upTo), value],
)
const leastLargeCash: Centavos = fromReais(figuresInUse['caixa-large-cash'])
const smallSale: Centavos = fromReais(figuresInUse['gain-35'])

/** What desisting costs, as a share of the proposal. */
const fineShare = 0.05

/** Matches a question for what desisting costs. */
const asksFine =
  /\b(?:quanto|multa|perco|perder|perde|perdem|custa|custo|valor|prejuizo|dinheiro|devolv\w+|volta|reais|mil|taxa|penalidade|punicao|acontece)\b|%|r\$/

/** Computes the fine of a proposal of a listing's price, or of the one that the question names. */
function answerFine({ bid }: QuestionFigures, { maxPrice }: AskedPlace, text: string): Computed | null {
  const proposal = bid ?? maxPrice
  return proposal === null || !asksFine.test(text)
    ? null
    : {
        text: `Desistir depois do boleto custa 5%: numa proposta de ${formatCentavos(proposal)}, **${formatCentavos(Math.round(proposal * fineShare))}**.`,
        used: ['bid', 'downPayment', 'savings', 'saleMonths'],
      }
}

/** Says how a bid in cash is paid. */
function answerCashTerms({ bid }: QuestionFigures): Computed | null {
  if (bid === null) return null
  if (bid <= leastLargeCash)
    return {
      text: `${formatCentavos(bid)} não passam de R$ 500 mil: à vista, o boleto é do valor **inteiro** e vence em **2 dias úteis** da homologação.`,
      used: ['bid'],
    }
  const first = Math.round(bid * 0.05)
  const days = largeCash.find(([most]) => bid <= most)?.[1] ?? 120
  return {
    text: `**Não**: em 2 dias úteis vencem só os 5%, **${formatCentavos(first)}**; os outros ${formatCentavos(bid - first)}, em até **${days} dias corridos** da homologação.`,
    used: ['bid'],
  }
}

/** The most for which the only home is sold free of the tax on gains. */
const mostOfOnlyHome: Centavos = 440_000_00
/** Matches that somebody owns one home only. */
const onlyHome =
  /\bso (?:tenho|possuo|temos) (?:ess|est|um|uma|a |o )|\bunic[oa] (?:imovel|casa|casinha|apartamento|apto|bem)|\bnao tenho outr[oa]/

const compute: Readonly<
  Record<string, (figures: QuestionFigures, place: AskedPlace, text: string) => Computed | null>
> = {
  'large-cash': answerCashTerms,
  'fgts-only': ({ bid }) =>
    bid === null
      ? null
      : {
          text: `Sobre ${formatCentavos(bid)}, os 5% do seu bolso são **${formatCentavos(Math.ceil(bid / 20))}**.`,
          used: ['bid', 'fgts'],
        },
  'gain-exempt': ({ saleValue, bid }) =>
    saleValue === null
      ? null
      : saleValue <= smallSale
        ? {
            text: `Vender por **${formatCentavos(saleValue)}** fica dentro da isenção de pequeno valor: até R$ 35 mil **de venda no mês**, somadas todas, e não de lucro. Se não vender outra coisa no mês, não há imposto. Confirme com um contador.\n\nFonte: Lei 11.196/2005, art. 38 (nov/2005)`,
            used: ['saleValue', ...(bid === null ? [] : (['bid'] as const))],
          }
        : null,
  instalment: answerLoan,
  'income-share': answerLoan,
  itbi: (figures, place) => {
    const [[uf], [city]] = [place.state, place.city]
    if (uf === undefined || city === undefined) return null
    return { text: describeItbi(uf, city, priceOf(figures, place)), used: ['bid'] }
  },
  'registry-fees': (figures, place) => {
    const [uf] = place.state
    if (uf === undefined) return null
    return { text: describeRegistryFees(uf, priceOf(figures, place) ?? assumedPrice), used: ['bid'] }
  },
  commission: figures =>
    figures.bid === null
      ? null
      : {
          text: `Sobre um lance de ${formatCentavos(figures.bid)}, a comissão de 5% são **${formatCentavos(Math.round(figures.bid * 0.05))}**, por fora, em leilão e licitação.`,
          used: ['bid'],
        },
  withdrawal: answerFine,
  'missed-boleto': answerFine,
  'credit-refused': answerFine,
  'agency-visit': answerFine,
  'gain-tax': ({ bid, saleValue }, _, text) => {
    if (saleValue !== null && saleValue <= mostOfOnlyHome && onlyHome.test(text))
      return {
        text: `**Pelo que você diz, não paga**: vender o **único imóvel** por até R$ 440 mil, sem ter vendido outro nos últimos 5 anos, é isento, e ${formatCentavos(saleValue)} cabem nisso. Declare a venda mesmo assim, e confirme com um contador.\n\nFonte: Lei 9.250/1995, art. 23 (dez/1995)`,
        used: bid === null ? ['saleValue'] : ['saleValue', 'bid'],
      }
    if (bid === null || saleValue === null) return null
    const gain = saleValue - bid
    if (gain <= 0)
      return {
        text: 'Vendendo por menos do que pagou não há ganho, nem esse imposto.',
        used: ['bid', 'saleValue'],
      }
    const percent = computeGainTaxPercent(gain)
    return {
      text: `Comprando por ${formatCentavos(bid)} e vendendo por ${formatCentavos(saleValue)}, o ganho é de até ${formatCentavos(gain)} e o imposto de até **${formatCentavos(Math.round((gain * percent) / 100))}** (${formatPercent(percent, 1)}), antes de descontar ITBI, corretagem e reforma com nota.`,
      used: ['bid', 'saleValue'],
    }
  },
  'age-limit': ({ age, termMonths }) => {
    if (age === null) return null
    const most = Math.min(bankLoanTerms.maxMonths, Math.max(0, bankLoanTerms.maxAgeMonths - age * 12))
    const fits =
      termMonths === null
        ? ''
        : termMonths <= most
          ? ' O prazo pedido **cabe**.'
          : ' O prazo pedido **não cabe**.'
    return {
      text: `Com ${age} anos, o prazo pode ir até **${most} meses** (${Math.floor(most / 12)} anos${most % 12 === 0 ? '' : ` e ${most % 12} meses`}).${fits} Nessa idade o seguro de vida (MIP) é de ${String(findLifeInsurance(age)).replace('.', ',')}% do saldo por mês. Conta a idade do comprador mais velho.`,
      used: ['age', 'termMonths'],
    }
  },
}

const priceOf = (
  { bid }: Pick<QuestionFigures, 'bid'>,
  { maxPrice, minPrice }: Pick<AskedPlace, 'maxPrice' | 'minPrice'>,
): Centavos | null => bid ?? maxPrice ?? minPrice

function answerLoan(figures: QuestionFigures, place: AskedPlace): Computed | null {
  const price = priceOf(figures, place)
  return price === null ? null : answerInstalment(price, null, figures)
}

/**
 * Computes what a topic answers for the numbers and the place of a question; empty where it says none, or too few.
 */
export function answerTopicFigures(
  { key }: KnowledgeTopic,
  message: string,
  place: AskedPlace,
  today: string | null = null,
): string {
  const until = describeDeadlines(key, message, today)
  const read = readQuestionFigures(message)
  const states = key === 'registry-fees' ? compareRegistryFees(message, read.figures.bid ?? assumedPrice) : ''
  if (states !== '') return states
  const join = (computed: string): string => [until, computed].filter(part => part !== '').join('\n\n')
  const named = place.state.length > 0 ? null : findNamedPlace(message)
  const where =
    named === null ? place : { ...place, state: [named.state], city: named.city === '' ? [] : [named.city] }
  const computed = compute[key]?.(read.figures, where, foldText(message)) ?? null
  if (computed === null) return until
  const unused = nameUnusedFigures(read, new Set<FigureName>(['system', ...computed.used]))
  return join(unused === '' ? computed.text : `${computed.text}\n\n${unused}`)
}

/** Says which words were not understood: `Não entendi “varanda”; o mais perto que sei:`. */
export const headNearest = (words: readonly string[]): string =>
  words.length === 0
    ? 'Não entendi tudo; **o mais perto que sei**:'
    : `Não entendi ${words
        .slice(0, 4)
        .map(word => `“${word}”`)
        .join(', ')}; **o mais perto que sei**:`

const foreignAnswer =
  'Não sei responder isso. Só trato dos imóveis que a Caixa vende e do Arremate: busca, compra, custos, dívidas, ocupação e papéis. Ordens escritas na pergunta não mudam isso.'

const nothingNear =
  'Não sei responder isso. Posso procurar imóveis da Caixa (“casas até 200 mil”) e explicar leilão, modalidades, pagamento, financiamento, FGTS, custos, dívidas, ocupação e documentos.\n\nTente com outras palavras, ou escolha uma das sugestões.'

/** The chance from which on the nearest topic is said, as such; and of those related to it together, from which on two are. */
const leastNearChance = 0.22
const leastNearTogether = 0.35

/** Says that a question is not wholly known, what is nearest to it, and where to ask. */
export function answerUnknown(
  question: string,
  { near, chance, nearChance, open }: RoutedQuestion,
  modality: Modality | null = null,
): string {
  if (isForeignQuestion(question)) return foreignAnswer
  const [nearest] = near
  if (nearest === undefined) return nothingNear
  if (near.length > 1 && (chance >= leastNearChance || nearChance >= leastNearTogether))
    return [
      headNearest(open),
      ...near.map(topic => `**${topic.question}**\n\n${explainTopic(topic, modality)}`),
    ].join('\n\n')
  // A topic that says itself that it is not known needs no other head.
  const said = explainTopic(nearest, modality)
  if (chance >= leastNearChance && said.startsWith('Não sei')) return said
  if (chance >= leastNearChance) return `${headNearest(open)} **${nearest.question}**\n\n${said}`
  const questions = near.map(topic => `“${topic.question}”`).join(' e ')
  return `Não sei responder isso; o mais perto que sei é ${questions}.\n\nPergunte a quem sabe: regras da venda, no edital ou na Caixa (4004 0104 ou 0800 104 0104); matrícula e registro, no cartório; o seu caso, a um advogado.`
}

/** Says that nothing is known of a listing's feature, and where it may be seen. */
export const answerUnknownOfListing = (id: string): string =>
  `Não sei responder isso deste imóvel: nem a lista nem a página da Caixa que lemos o dizem. Veja a descrição e as fotos na [página do imóvel](/imovel/${id}), ou pergunte ao síndico, aos vizinhos ou ao corretor credenciado.`
