import { defaultCommissionPercent } from '../calculators/cost-assumptions.ts'
import { formatCentavos, formatDecimal, formatPercent } from '../format-figures.ts'
import { type Centavos, computePercentOfSum, fromReais } from '../money.ts'
import { answerRent } from './listing-figures.ts'
import { ownMoney, readAmounts, readPercents, readSharers } from './money-words.ts'
import { type StatedSumQuestion, boldMoney, readMonths, writeYears } from './stated-sum-words.ts'

/** Sums of costs and of rent that a question states itself, so that nothing is supposed. */

const ofPapers =
  '(?:custos?|despesas|taxas|itbi|cartorio|documentacao|papelada|impostos?|escritura|registro|burocracia)'
const percentOfCosts = new RegExp(`(\\d+(?:,\\d+)?) ?(?:%|por ?cento)(?: \\w+){0,2} ${ofPapers}\\b`)
const amountOfCosts = new RegExp(
  `((?:r\\$ ?)?\\d[\\d.]*(?:,\\d+)?(?: ?(?:mil|k))?(?: reais)?) (?:de|pra|para|com|em|d[oae]) (?:${ofPapers}(?: (?:e|com|mais) )?)+\\b`,
)

/** Reads what a question says that the papers or all costs take, and how it writes it; `null` where it does not. */
function readStatedCosts(text: string, price: Centavos): { value: Centavos; words: string } | null {
  const [, percent] = percentOfCosts.exec(text) ?? []
  if (percent !== undefined) {
    const share = Number(percent.replace(',', '.'))
    return { value: computePercentOfSum(price, share), words: `custos de ${formatPercent(share, 1)}` }
  }
  const [, amount] = amountOfCosts.exec(text) ?? []
  const [read] = amount === undefined ? [] : readAmounts(amount)
  return read === undefined ? null : { value: read.value, words: 'custos que você disse' }
}

const asksTotal =
  /\bquanto\b[^?]*\b(?:total|ao todo|na mao|preciso (?:ter|juntar)|desembols\w+|cada um[a]?|tudo|soma)\b|\bqual o total\b|\bcada uma? (?:poe|paga|entra|da)\b/
const asksLeft =
  /\bquanto (?:me |nos |ainda )?(?:sobra|resta|fica)|\bsobra quanto\b|\bchega\b|\bfalta quanto\b/

/** Adds up the price and the costs that a question states: the total, each one's share, what is left, what a sale yields. */
export function answerStatedCosts({ about, text, figures }: StatedSumQuestion): string | null {
  if (about === null || about.gone || /\b(?:financ|parcel|prestac|entrada)/.test(text)) return null
  const listed = fromReais(about.price)
  const price = figures.bid !== null && figures.bid * 2 >= listed ? figures.bid : listed
  const costs = readStatedCosts(text, price)
  const own = ownMoney(figures)
  const sharers = readSharers(text)
  const left = asksLeft.test(text) && own !== null
  const asksGain = figures.saleValue !== null && /\b(?:retorno|lucr\w+|ganh\w+|sobra|rende|roi)\b/.test(text)
  if (costs === null || !(left || sharers !== null || asksGain || asksTotal.test(text))) return null
  const commission = defaultCommissionPercent(about.modality)
  // Who says all the costs has counted the commission.
  const hasAll = /\b(?:custos?|despesas|comissao|leiloeiro)\b/.test(text)
  const debts = figures.debts ?? figures.monthlyCosts
  const parts = (
    [
      ['preço', price],
      [`comissão do leiloeiro, ${commission}%`, hasAll ? 0 : computePercentOfSum(price, commission)],
      [
        'reforma',
        left && own !== null && /\bsobra\b[^?]*\b(?:arrum|reform|obra)/.test(text) ? null : figures.reform,
      ],
      ['desocupação', figures.eviction],
      ['dívidas de condomínio ou tributos', debts],
      [costs.words, costs.value],
    ] as const
  ).flatMap(([name, value]) => (value === null || value === 0 ? [] : [{ name, value }]))
  const total = parts.reduce((sum, { value }) => sum + value, 0)
  const account = `${parts.map(({ name, value }) => `${formatCentavos(value)} (${name})`).join(' + ')} = ${boldMoney(total)}`
  const rest =
    !left || own === null
      ? ''
      : own >= total
        ? `**Sobram ${formatCentavos(own - total)}** dos seus ${formatCentavos(own)}. `
        : `**Faltam ${formatCentavos(total - own)}**: você tem ${formatCentavos(own)}. `
  const share =
    sharers === null
      ? ''
      : `**${formatCentavos(Math.round(total / sharers))} para cada um**, dividindo por ${sharers}. `
  return `${rest}${share}Com os seus números: ${account}.${describeStatedSale(figures, total, commission, hasAll)}${
    /\bitbi\b|\bcartorio\b/.test(text)
      ? ''
      : ' O ITBI da cidade e o cartório podem dar outro valor: confira antes.'
  }`
}

/** Says what a sale leaves over a total, before what comes off it; empty where a question names no sale. */
function describeStatedSale(
  { saleValue, saleMonths }: StatedSumQuestion['figures'],
  total: Centavos,
  commission: number,
  hasAll: boolean,
): string {
  if (saleValue === null) return ''
  const gain = saleValue - total
  const percent = (gain * 100) / total
  const monthly =
    saleMonths === null || saleMonths < 2 || gain <= 0
      ? ''
      : `, em ${saleMonths} meses: ${formatDecimal(percent / saleMonths, 1, 1)}% ao mês simples, ou ${formatDecimal(((saleValue / total) ** (1 / saleMonths) - 1) * 100, 1, 1)}% composto`
  const counted =
    commission > 0 && hasAll ? ' A comissão de 5% do leiloeiro precisa estar nos seus custos.' : ''
  return ` Vendendo por ${formatCentavos(saleValue)}, ${gain >= 0 ? 'o ganho' : 'a perda'} é de **${formatCentavos(Math.abs(gain))}, ${formatPercent(Math.abs(percent), 1)}** sobre o que se pôs${monthly}, antes de corretagem e imposto sobre o ganho.${counted}`
}

const everyMonth = /\b(?:por|ao|a cada|cada|todo) mes\b|\bmensa\w+/

/** Multiplies what a question pays every month by the months that it names: "6 meses, 420 de condomínio e 110 de IPTU". */
export function answerMonthsOfCosts({ text }: StatedSumQuestion): string | null {
  const isAsked =
    everyMonth.test(text) &&
    /\bquanto\b[^?]*\b(?:gast|cust|banc|pag|sai|perc|perd|desembols|da\b|vai|fica|total|soma)/.test(text) &&
    /\b(?:condominio|iptu|luz|seguro|manutencao|vigia)\b/.test(text) &&
    !/\b(?:vend|revend|lucr|financ|parcel|retorno|lance|rende|alug|anual|por ano|atrasad|renda|salario|sobra)/.test(
      text,
    )
  const months = readMonths(text)
  const amounts = readAmounts(text)
  const most = 500_000
  if (!isAsked || months === null || amounts.length === 0 || amounts.some(({ value }) => value > most))
    return null
  const monthly = amounts.reduce((sum, { value }) => sum + value, 0)
  const words = amounts.map(({ value }) => formatCentavos(value)).join(' + ')
  return `São ${boldMoney(monthly * months)}: ${months} meses × ${amounts.length === 1 ? words : `(${words} = ${formatCentavos(monthly)})`}, com os valores que você disse. Luz mínima, seguro, conserto e o que custar a desocupação vêm por fora, se houver.`
}

/** Says after how many months the rent of a question pays the price, and all costs; or the most that a wanted yield allows. */
export function answerRentAgainstPrice({ about, text, figures }: StatedSumQuestion): string | null {
  const { rent, monthlyCosts, bid } = figures
  if (about === null || about.gone || rent === null || /\b(?:parcel|financ|prestac|vend|revend)/.test(text))
    return null
  const price = bid ?? fromReais(about.price)
  const kept = rent - (monthlyCosts ?? 0)
  if (kept <= 0) return null
  const words =
    monthlyCosts === null
      ? formatCentavos(rent)
      : `(${formatCentavos(rent)} − ${formatCentavos(monthlyCosts)} = ${formatCentavos(kept)})`
  const [yieldWanted] = readPercents(text)
  const asksMost =
    /\b(?:maximo|ate quanto|teto|limite|quanto (?:eu )?(?:posso|devo|da pra) (?:investir|pagar|gastar|dar|por))\b/.test(
      text,
    )
  if (
    yieldWanted !== undefined &&
    asksMost &&
    /\b(?:ao|por) mes\b|\bmensal\b|\bao ano\b|\banual\b/.test(text)
  ) {
    const isYearly = /(?:%|cento)[^.,?]{0,20}\b(?:ao ano|anual|por ano|a\.a)/.test(text)
    const most = Math.floor((kept * (isYearly ? 12 : 1) * 100) / yieldWanted.value)
    const room = most - price
    return `No máximo **${formatCentavos(most)} no total**, com todos os custos: ${words}${isYearly ? ' × 12' : ''} ÷ ${formatPercent(yieldWanted.value, 2)} ao ${isYearly ? 'ano' : 'mês'}. ${room < 0 ? `O preço de ${formatCentavos(price)} **não cabe**: passa disso em ${formatCentavos(-room)}.` : `O preço de ${formatCentavos(price)} cabe, e deixa **${formatCentavos(room)}** para ITBI, cartório, obra e o mais${room * 10 < price ? ', o que é pouco' : ''}.`} Antes de imposto de renda, meses vazios e manutenção.`
  }
  const asksWhen = /\b(?:quanto tempo|quantos (?:meses|anos)|quando)\b/.test(text)
  if (!asksWhen || !/\b(?:pag\w+|recuper\w+|volta|retorn\w+|cobr\w+)\b/.test(text)) return null
  const months = Math.ceil(price / kept)
  return `Só pelo preço, sem meses vazios nem outras despesas: ${formatCentavos(price)} ÷ ${words} = **${months} meses** (${writeYears(months)}). Com os custos supostos é mais:\n\n${answerRent(about, figures).text}`
}

const ofMonth = /((?:r\$ ?)?\d[\d.]*(?:,\d+)?(?: ?(?:mil|k))?)(?: reais)? (?:por|ao|a cada|todo|cada) mes\b/

/** Says in how many months what is saved each month reaches an amount of the question. */
export function answerMonthsOfSaving({ text }: StatedSumQuestion): string | null {
  const [said, monthly] = ofMonth.exec(text) ?? []
  if (
    said === undefined ||
    monthly === undefined ||
    !/\b(?:guard\w+|junt\w+|poup\w+|economiz\w+)\b/.test(text)
  )
    return null
  if (!/\b(?:quantos meses|quanto tempo|quantos anos)\b/.test(text)) return null
  const [each] = readAmounts(monthly)
  const [goal, more] = readAmounts(text.replace(said, ' '))
  if (
    each === undefined ||
    goal === undefined ||
    more !== undefined ||
    each.value === 0 ||
    goal.value <= each.value
  )
    return null
  const months = Math.ceil(goal.value / each.value)
  return `Em **${months} meses** (${writeYears(months)}), sem contar rendimento: ${formatCentavos(goal.value)} ÷ ${formatCentavos(each.value)} por mês. Nesse tempo o preço muda e o imóvel pode ser vendido.`
}

/** Divides a debt that a question would pay in parts. */
export function answerDebtInParts({ text }: StatedSumQuestion): string | null {
  const [, times] = /\bem (\d{1,3}) ?(?:vezes|x|parcelas|meses)\b/.exec(text) ?? []
  const [debt, more] = readAmounts(text)
  const isAsked =
    /\b(?:parcel\w+|dividi\w+)\b/.test(text) &&
    /\b(?:condominio|iptu|dividas?|debitos?)\b/.test(text) &&
    /\bquanto\b/.test(text) &&
    !/\bfinanc/.test(text)
  if (!isAsked || times === undefined || Number(times) < 2 || debt === undefined || more !== undefined)
    return null
  return `São **${formatCentavos(Math.round(debt.value / Number(times)))} por mês**: ${formatCentavos(debt.value)} em ${times} vezes, sem juros nem multa. Se parcelam, e com que juros, quem diz é o condomínio ou a prefeitura; peça por escrito.`
}
