import { foldText } from '../fold-text.ts'
import { formatReais } from '../format-figures.ts'
import { type FamilyProfile, emptyFamily, hasMeans } from '../home-purchase/family-profile.ts'
import { defaultHomeAssumptions } from '../home-purchase/home-assumptions.ts'
import { computeMaxHomePrice } from '../home-purchase/home-fit.ts'
import { homePurchasePath } from '../home-purchase/home-purchase-path.ts'
import { computeInstalmentLimit } from '../home-purchase/home-purchase.ts'
import {
  type HomePlace,
  type HomeQuestion,
  toHomeSearchPlace,
  writeHomeLink,
} from '../home-purchase/home-question.ts'
import { computeMaxFinancedPrice } from '../loans/loan-terms.ts'
import { type Centavos, fromReais, toReais } from '../money.ts'
import { parseNumberInput } from '../number-input.ts'
import { formatPlaceName } from '../property/place-names.ts'
import { type Criteria, defaultWithinKm } from '../search/search-criteria.ts'
import type { PersonFacts, Purpose } from '../search/sentence/person-facts.ts'
import { fitsMeansWords } from '../search/sentence/read-terms.ts'
import { type Uf, phraseInState } from '../states.ts'
import { unknownPlace } from '../transfer-costs/acquisition-costs.ts'

/** What a sentence says of a family beside its income, which restricts no search; `null` = not said. */
export interface FamilyWords {
  /** Balance of FGTS. */
  fgts: Centavos | null
  people: number | null
}

/** Characters of a sentence that are read. */
const longest = 2_000

const amount = String.raw`(?:r\$ ?)?(\d[\d.]*(?:,\d+)?(?: ?(?:mil|k)\b)?)`
const mostFgts = 10_000_000
const mostPeople = 20

/** A limit of the price is no balance: "aceita FGTS até 200 mil". */
const fgtsPatterns = [
  new RegExp(
    String.raw`${amount} (?:reais )?(?:de|no|do|em|pelo|guardados? no) (?:meu |nosso |saldo (?:de|do) )?fgts\b`,
  ),
  new RegExp(
    String.raw`\bfgts(?:[ :]+(?:d[aeo]s?|e|eh|tem|temos|com|uns|cerca|dois|deu|da|esta|em|saldo|hoje|minha|meu|esposa|marido)){0,5}[ :]+${amount}`,
  ),
]

const numbers = ['um', 'dois', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez']
const count = String.raw`(\d{1,3}|uma|duas|${numbers.join('|')})`
const toCount = (word: string): number =>
  word === 'uma' ? 1 : word === 'duas' ? 2 : numbers.includes(word) ? numbers.indexOf(word) + 1 : Number(word)

const partner = String.raw`(?:casal|(?:minha |meu )?(?:esposa|marido|mulher|companheir[ao]|namorad[ao]|noiv[ao]))`

/** Each with the people who come to the number that is named. */
const peoplePatterns: readonly (readonly [RegExp, number])[] = [
  [new RegExp(String.raw`\b${partner}\b[^.;]{0,20}? (?:e|com|mais) ${count} (?:filh|crianc)`), 2],
  [new RegExp(String.raw`\b(?:mae|pai) sol\w+ (?:de|com) ${count} (?:filh|crianc)`), 1],
  [new RegExp(String.raw`\bsomos (?:em )?${count}\b`), 0],
  [new RegExp(String.raw`\b(?:familia|casa) (?:de|com|para|pra) ${count} pessoas?\b`), 0],
  [new RegExp(String.raw`\bfamilia de ${count}\b`), 0],
]

const alone = /\bmor(?:o|ar) sozinh[ao]\b/
const couple = new RegExp(String.raw`\bcasal\b|\beu e (?:a |o )?${partner}\b`)

const fold = (message: string): string =>
  foldText(message.slice(0, longest)).toLowerCase().replaceAll(/\s+/g, ' ')

function readPeople(text: string): number | null {
  for (const [pattern, others] of peoplePatterns) {
    const word = pattern.exec(text)?.[1]
    if (word === undefined) continue
    const people = toCount(word) + others
    return people >= 1 && people <= mostPeople ? people : null
  }
  return alone.test(text) ? 1 : couple.test(text) ? 2 : null
}

function readFgts(text: string): Centavos | null {
  for (const pattern of fgtsPatterns) {
    const written = pattern.exec(text)?.[1]
    const reais =
      written === undefined
        ? null
        : parseNumberInput(written.replace(/ ?k$/, ' mil'), { unit: 'R$', limits: [0, mostFgts] })
    if (reais !== null && reais > 0 && reais <= mostFgts) return fromReais(reais)
  }
  return null
}

/** Reads what a sentence says of a family. Never throws. */
export function readFamilyWords(message: string): FamilyWords {
  const text = fold(message)
  return { fgts: readFgts(text), people: readPeople(text) }
}

/** Reads a conversation: the last word on each counts. */
export const readFamilyOfMessages = (messages: readonly string[]): FamilyWords =>
  messages
    .map(readFamilyWords)
    .reduce((before, now) => ({ fgts: now.fgts ?? before.fgts, people: now.people ?? before.people }), {
      fgts: null,
      people: null,
    })

const fits = [
  new RegExp(String.raw`\b${fitsMeansWords}\b`),
  /\bo que (?:e que )?(?:eu |a gente |nos )?(?:consigo|conseguimos|consegue|posso|podemos|pode|da para|da pra) comprar\b/,
  /\b(?:que|qual|quais) (?:imove(?:l|is)|casa|apartamento|apto)s? (?:e que )?(?:eu |a gente |nos )?(?:consigo|conseguimos|consegue|posso|podemos|pode) comprar\b/,
  /\bate quanto (?:e que )?(?:eu |a gente |nos )?(?:consigo|conseguimos|consegue|posso|podemos|pode) (?:pagar|gastar|comprar)\b/,
]

/** Whether a sentence asks what a family can afford, as it has described itself before. */
export const asksWhatFits = (message: string): boolean => {
  const text = fold(message)
  return fits.some(pattern => pattern.test(text))
}

/** Where a search looks, as far as it is one place. */
type SearchedPlace = Pick<Criteria, 'state' | 'city' | 'near' | 'within'>

/** Returns the one place that a search is about, as the page for who wants to live there takes it. */
export function toHomePlace({ state, city, near, within }: SearchedPlace): HomePlace {
  const comma = near?.lastIndexOf(',') ?? -1
  if (near !== null)
    return {
      uf: near.slice(comma + 1) as Uf,
      city: near.slice(0, comma),
      withinKm: within ?? defaultWithinKm,
    }
  return {
    uf: state.length === 1 ? (state[0] ?? null) : null,
    city: city.length === 1 ? (city[0] ?? '') : '',
    withinKm: null,
  }
}

/** Builds the family that somebody has described in words. */
const toFamily = (
  income: Centavos | null,
  savings: Centavos | null,
  { fgts, people }: FamilyWords,
): FamilyProfile => ({
  ...emptyFamily,
  income: income ?? 0,
  savings: savings ?? 0,
  fgts: fgts ?? 0,
  people,
})

/** Computes the highest instalment that an income carries. */
const computeMaxInstalment = (income: Centavos): Centavos =>
  computeInstalmentLimit(income, defaultHomeAssumptions.incomeShare)

const round = (centavos: Centavos): string => formatReais(Math.floor(toReais(centavos) / 1000) * 1000)

/**
 * Describes up to which price an income and a down payment carry a financed purchase: with both, the price that the page
 * for who wants to live there says, its insurances and papers included.
 */
function describeAffordablePrice(income: Centavos, downPayment: Centavos | null, words: FamilyWords): string {
  const instalment = computeMaxInstalment(income)
  const limit = formatReais(toReais(instalment))
  const most =
    downPayment === null
      ? computeMaxFinancedPrice(instalment)
      : computeMaxHomePrice(toFamily(income, downPayment, words), defaultHomeAssumptions, unknownPlace)
  const terms =
    downPayment === null
      ? 'No financiamento padrão da simulação, com os seguros e sem contar entrada (a Caixa costuma pedir ao menos 5%, e até 30%, de recursos próprios)'
      : `Com ${formatReais(toReais(downPayment))} para a entrada${words.fgts === null ? '' : ` e ${formatReais(toReais(words.fgts))} de FGTS`}, os seguros, o ITBI e o cartório`
  return `Com renda de ${formatReais(toReais(income))} por mês, a 1ª parcela pode ir até **${limit}** (30% da renda). ${terms}, isso carrega um imóvel de até cerca de **${round(most)}**, se ele aceitar financiamento. Escreva “parcela até ${limit}” para ver só os que cabem.`
}

const purposeAdvice: Record<Purpose, string> = {
  live: 'Para morar, dê preferência aos desocupados: se houver alguém no imóvel, a desocupação é por sua conta e pode demorar.',
  rent: 'Para alugar, compare o preço com o aluguel pedido na região e conte os meses sem inquilino.',
  resell: 'Para revender, olhe o ROI líquido estimado, que já desconta impostos, reforma e corretagem.',
}

/**
 * Describes what the facts about a person mean for a search: what is said `now`, with what was said before in `all`.
 * Empty when nothing was said now.
 * @param words what the conversation says of the family beside its income
 */
export function describePersonFacts(
  now: PersonFacts,
  all: PersonFacts,
  { downPayment, ...place }: Pick<Criteria, 'downPayment'> & SearchedPlace,
  words: FamilyWords = { fgts: null, people: null },
): string {
  const parts = []
  if (all.income !== null && (now.income !== null || downPayment !== null))
    parts.push(describeAffordablePrice(all.income, downPayment, words))
  if (now.purpose !== null) parts.push(purposeAdvice[now.purpose])
  const isAboutMeans = now.income !== null || (all.income !== null && downPayment !== null)
  const wantsToLive = (all.purpose ?? 'live') === 'live'
  const question = {
    family: toFamily(all.income, downPayment, words),
    assumptions: defaultHomeAssumptions,
    place: toHomePlace(place),
  }
  const link =
    isAboutMeans && wantsToLive
      ? `[Ver o que cabe para morar, com seguros, FGTS e o primeiro dia](${writeHomeLink(question)})`
      : ''
  return [parts.join(' '), link].filter(part => part !== '').join('\n\n')
}

const reais = (centavos: Centavos): string => formatReais(toReais(centavos))
const wholeThousand: Centavos = 100_000
/** Below ten thousand reais there is no home. */
const leastPrice = 10 * wholeThousand

const askForMeans = `Ainda não sei o que a sua família tem. Diga em uma frase, por exemplo “ganhamos 4 mil, temos 60 mil de entrada e 12 mil de FGTS”, ou preencha [a conta de quem compra para morar](${homePurchasePath}): ela fica guardada, e da próxima vez eu respondo por ela.`

/** Says what a family has, as it has said it: `renda de R$ 4.000 por mês e R$ 60.000 guardados`. */
function describeMeans({ family }: HomeQuestion): string {
  if (family === null) return ''
  const parts = [
    family.income > 0 ? `renda de ${reais(family.income)} por mês` : '',
    family.savings > 0 ? `${reais(family.savings)} guardados` : '',
    family.fgts > 0 && family.firstHome ? `${reais(family.fgts)} de FGTS` : '',
  ].filter(part => part !== '')
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}`
}

/** Returns where a family looks: the place that is asked for, or else its own. */
function choosePlace(asked: SearchedPlace, home: HomeQuestion): HomePlace {
  const there = toHomePlace(asked)
  return there.uf === null && there.city === '' ? home.place : there
}

/** Computes up to which price a home in a place fits a family, in whole thousands; `null` where none does. */
function computeFittingPrice(
  { family, assumptions }: HomeQuestion & { family: FamilyProfile },
  { uf, city }: HomePlace,
): Centavos | null {
  const price = computeMaxHomePrice(family, assumptions, { state: uf, city })
  return price < leastPrice ? null : Math.floor(price / wholeThousand) * wholeThousand
}

/** Whether a family has said what it can pay with. */
export const isFamilyKnown = (home: HomeQuestion | null): home is HomeQuestion & { family: FamilyProfile } =>
  home !== null && hasMeans(home.family)

/** What a search is limited by where it wants what fits: up to which price, and where the family looks. */
export interface FittingLimit {
  maxPrice: Centavos
  place: Pick<Criteria, 'state' | 'city' | 'near' | 'within'>
}

/** Finds by what a search for what fits is limited; `null` where the family is not known, or nothing fits it. */
export function findFittingLimit(
  home: HomeQuestion | null,
  asked: SearchedPlace & Pick<Criteria, 'region' | 'neighborhood'>,
): FittingLimit | null {
  if (!isFamilyKnown(home)) return null
  const place = choosePlace(asked, home)
  const maxPrice = computeFittingPrice(home, place)
  if (maxPrice === null) return null
  const { state, city, near, within, region, neighborhood } = asked
  const isAsked = near !== null || [state, city, region, neighborhood].some(each => each.length > 0)
  return { maxPrice, place: isAsked ? { state, city, near, within } : toHomeSearchPlace(place) }
}

/**
 * Answers what a family can afford by what it has said on the page for who wants to live there, in the place that is asked
 * for or else its own; without a family it asks for one.
 */
export function answerWhatFits(home: HomeQuestion | null, asked: SearchedPlace): string {
  if (!isFamilyKnown(home)) return askForMeans
  const { family, assumptions } = home
  const place = choosePlace(asked, home)
  const { uf, city } = place
  const rounded = computeFittingPrice(home, place)
  const where = city !== '' ? ` em ${formatPlaceName(city)}` : uf === null ? '' : ` ${phraseInState(uf)}`
  const link = writeHomeLink({ family: null, assumptions, place })
  const more = `[Ver os que cabem${where}, com a parcela e o primeiro dia de cada um](${link})`
  const means = describeMeans(home)
  if (rounded === null)
    return `Com ${means}, ainda não cabe nenhum imóvel: a Caixa pede ao menos 5% do preço do seu bolso, e ITBI e cartório não são financiados. Mais entrada, ou o FGTS de quem compra junto, mudam a conta.\n\n${more}`
  const instalment = computeInstalmentLimit(family.income, assumptions.incomeShare)
  const how =
    family.income > 0
      ? `com a 1ª parcela em até **${reais(instalment)}** (${assumptions.incomeShare}% da renda), seguros dentro dela, se o imóvel aceitar financiamento`
      : 'à vista, porque você não disse a renda'
  return `Com ${means}, cabem imóveis de até cerca de **${reais(rounded)}**${where}, ${how}, e sobrando para ITBI e cartório. Reparos e desocupação dependem de cada um.\n\n${more}`
}
