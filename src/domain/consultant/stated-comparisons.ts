import { computeCdiValue } from '../calculators/cdi-comparison.ts'
import { computeCostSums } from '../calculators/cost-sheet.ts'
import { defaultCommissionPercent } from '../calculators/cost-assumptions.ts'
import { decimalFormat, formatCentavos, formatPercent } from '../format-figures.ts'
import { type Centavos, computePercentOfSum, fromReais } from '../money.ts'
import type { Modality } from '../property/listing.ts'
import { modalityNames } from './describe-listing.ts'
import { buildAskedPurchase } from './listing-figures.ts'
import { readAmounts } from './money-words.ts'
import { readQuestionFigures } from './question-figures.ts'
import { type StatedSumQuestion, boldMoney } from './stated-sum-words.ts'

/** Comparisons whose two sides a question states: another home by the square metre, two purchases, the CDI at a rate. */

const areaSaid = /\b(\d{2,4}(?:,\d+)?) ?(?:m2|m²|metros(?: quadrados)?)(?![a-z])/
const smallestPrice: Centavos = 20_000_00

/** Compares the price by the square metre with that of another home, whose price and area a question states. */
export function answerAreaOfOther({ about, text }: StatedSumQuestion): string | null {
  const [said, area] = areaSaid.exec(text) ?? []
  if (about === null || about.gone || about.area === null || said === undefined || area === undefined)
    return null
  const rest = text.replace(said, ' ')
  const ofOther =
    /\b(?:outr[oa]|vi (?:um|uma)|vizinh\w+|achei (?:um|uma)|tem (?:um|uma)|anuncio de|la)\b/.test(text)
  const [other] = readAmounts(rest).filter(({ value }) => value >= smallestPrice)
  if (!ofOther || other === undefined || !/\b(?:por|o|do|de) metro|\bm2\b|m²|\bmetro/.test(rest)) return null
  const size = Number(area.replace(',', '.'))
  const [own, others] = [fromReais(about.price) / about.area, other.value / size]
  const [ownRounded, othersRounded] = [own, others].map(value => Math.round(value / 100) * 100)
  const percent = (Math.abs(own - others) * 100) / others
  const verdict =
    ownRounded === othersRounded
      ? '**Sai igual** por metro'
      : own < others
        ? '**Este sai mais barato** por metro'
        : '**Este sai mais caro** por metro'
  return `${verdict}: **${formatCentavos(ownRounded ?? 0)}/m²** (${formatCentavos(fromReais(about.price))} por ${decimalFormat(about.area)} m²), contra **${formatCentavos(othersRounded ?? 0)}/m²** do outro (${formatCentavos(other.value)} por ${decimalFormat(size)} m²): ${formatPercent(percent, 1)} a ${own < others ? 'menos' : 'mais'}. O que se pede não é o que se paga, e comissão, ITBI e obra mudam a conta. Confira as áreas na matrícula.`
}

const offer =
  /\b(leilao|licitacao|venda direta|compra direta|venda online)\b[^,;?]*?\b(?:por|a|de|custa) ((?:r\$ ?)?\d[\d.]*(?:,\d+)?(?: ?(?:mil|k))?)(?![\d%])/g
const modalityOf = (said: string): Modality =>
  said === 'leilao'
    ? 'leilao'
    : said === 'licitacao'
      ? 'licitacao'
      : said === 'venda online'
        ? 'venda-online'
        : 'venda-direta'
const debtSaid =
  /((?:r\$ ?)?\d[\d.]*(?:,\d+)?(?: ?(?:mil|k))?) (?:de |em )?(?:condominio|divida)|\b(?:condominio|divida)\w*(?: atrasad[oa]s?)? de ((?:r\$ ?)?\d[\d.]*(?:,\d+)?(?: ?(?:mil|k))?)/

/** Adds up two purchases that a question describes by sale and price, with the commission and the debt of each. */
export function answerTwoPurchases({ text }: StatedSumQuestion): string | null {
  const found = [...text.matchAll(offer)].flatMap(([, sale = '', amount = '']) => {
    const [price] = readAmounts(amount)
    return price === undefined || price.value < smallestPrice
      ? []
      : [{ modality: modalityOf(sale), price: price.value }]
  })
  const [first, second] = found
  if (first === undefined || second === undefined || found.length !== 2 || first.modality === second.modality)
    return null
  const [, before, after] = debtSaid.exec(text) ?? []
  const [debtRead] = readAmounts(before ?? after ?? '')
  const debt = debtRead?.value ?? 0
  const { evaluation } = readQuestionFigures(text).figures
  const sides = [first, second].map(({ modality, price }) => {
    const commission = computePercentOfSum(price, defaultCommissionPercent(modality))
    const limit = modality === 'leilao' || evaluation === null ? null : Math.round(evaluation / 10)
    const own = limit === null ? debt : Math.min(debt, limit)
    const parts = [
      formatCentavos(price),
      ...(commission === 0 ? [] : [`${formatCentavos(commission)} de comissão`]),
      ...(own === 0 ? [] : [`${formatCentavos(own)} de condomínio`]),
    ]
    const rule =
      debt === 0
        ? ''
        : modality === 'leilao'
          ? ' (no leilão a dívida é toda sua)'
          : limit === null
            ? ' (seu até 10% da avaliação)'
            : debt <= limit
              ? ` (a dívida é sua: não passa de 10% da avaliação, ${formatCentavos(limit)})`
              : ` (o que passa de ${formatCentavos(limit)}, 10% da avaliação, é da Caixa)`
    return { sum: price + commission + own, words: `${parts.join(' + ')}`, rule, modality }
  })
  const [a, b] = sides
  if (a === undefined || b === undefined) return null
  const cheaper = a.sum <= b.sum ? a : b
  const verdict =
    a.sum === b.sum
      ? '**Dá no mesmo**'
      : `Em **${modalityNames[cheaper.modality]}** sai **${formatCentavos(Math.abs(a.sum - b.sum))} mais barato**`
  return `${verdict}:\n\n${sides.map(({ sum, words, rule, modality }) => `- ${modalityNames[modality]}: ${words} = ${boldMoney(sum)}${rule}`).join('\n')}\n\nITBI e cartório vêm por fora nos dois. Vale o que a página de cada imóvel diz das dívidas, e no leilão o lance pode subir.`
}

const rateOfCdi =
  /\b(?:cdi|selic|cdb|tesouro|aplicac\w+|banco|renda fixa|poupanca)\b[^.?]{0,30}?\b(?:a|de|em|dando|pagando|rendendo|dava) (\d+(?:,\d+)?) ?(?:%|por ?cento)/
const saidAmount = '((?:r\\$ ?)?\\d[\\d.]*(?:,\\d+)?(?: ?(?:mil|k))?)(?! ?(?:%|anos?|meses))'
const profitSaid = new RegExp(
  `\\b(?:lucr\\w+|ganh(?:o|ar)|sobr\\w+)(?: de| uns| umas| so| cerca de| mais ou menos)* ${saidAmount}|${saidAmount} (?:de lucro|(?:que )?(?:eu )?(?:vou |acho que )?(?:lucr(?:o|ar)|ganh(?:o|ar)))`,
)

/** Compares a deposit at the rate that a question states with the profit that it states, else with the listing's. */
export function answerStatedRate({ about, text, figures }: StatedSumQuestion): string | null {
  const [, rateWords] = rateOfCdi.exec(text) ?? []
  if (
    about === null ||
    about.gone ||
    rateWords === undefined ||
    /\bao mes\b|\b(?:alug|renda fixa de)/.test(text)
  )
    return null
  const rate = Number(rateWords.replace(',', '.'))
  const months = Math.max(1, Math.round(figures.saleMonths ?? 12))
  const [saidProfit = '', before, after] = profitSaid.exec(text) ?? []
  const [readProfit] = readAmounts(before ?? after ?? '')
  const profit = readProfit?.value ?? null
  const [deposited] = readAmounts(text.replace(saidProfit, ' ')).filter(({ value }) => value >= smallestPrice)
  const asked =
    profit === null ? buildAskedPurchase(about, { ...figures, goalProfit: null, saleMonths: months }) : null
  const computed = asked === null ? null : computeCostSums(asked.purchase)
  const leaves = profit ?? computed?.netProfit ?? null
  if (leaves === null) return null
  const amount =
    deposited?.value ?? figures.savings ?? computed?.invested ?? figures.bid ?? fromReais(about.price)
  const { finalValue, taxPercent } = computeCdiValue(amount, months, rate)
  const gain = finalValue - amount
  const gross = Math.round(gain / (1 - taxPercent / 100))
  const [more, less] = leaves > gain ? ['o imóvel', 'a aplicação'] : ['a aplicação', 'o imóvel']
  const whose = profit === null ? 'pela nossa conta' : 'como você disse'
  const grossNote = leaves > gain && leaves < gross ? ' Em bruto a aplicação pareceria maior.' : ''
  return `Líquido, **${more} dá mais**: ${formatCentavos(Math.abs(leaves - gain))} acima d${less}. A ${formatPercent(rate, 2)} ao ano, ${formatCentavos(amount)} em ${months} meses rendem ${formatCentavos(gross)} brutos, **${formatCentavos(gain)}** depois de ${formatPercent(taxPercent, 1)} de imposto; o imóvel, **${formatCentavos(leaves)}** ${whose}.${grossNote} O imóvel ainda pode demorar a vender, e pede ITBI, cartório e obra além do preço.`
}

const percentOf =
  /\b(\d+(?:,\d+)?) ?(?:%|por ?cento) (?:de|sobre|em cima de) ((?:r\$ ?)?\d[\d.]*(?:,\d+)?(?: ?(?:mil|k))?)(?! ?(?:%|\d))/
const differenceOf =
  /\b(?:diferenca|distancia) (?:entre|de) (?:pagar |comprar por )?((?:r\$ ?)?\d[\d.]*(?:,\d+)?(?: ?(?:mil|k))?) (?:e|pra|para|a) ((?:r\$ ?)?\d[\d.]*(?:,\d+)?(?: ?(?:mil|k))?)/

/** Computes a share of an amount, or the difference of two, where a question asks for nothing else. */
export function answerBareSum({ text }: StatedSumQuestion): string | null {
  const [, share, whole] = percentOf.exec(text) ?? []
  const [amount] = readAmounts(whole ?? '')
  if (
    share !== undefined &&
    amount !== undefined &&
    /^(?:e )?(?:quanto|qto) (?:e|eh|sao|da|dao|fica|seria)\b/.test(text) &&
    text.split(' ').length <= mostBareWords
  ) {
    const percent = Number(share.replace(',', '.'))
    return `${formatPercent(percent, 2)} de ${formatCentavos(amount.value)} são ${boldMoney(computePercentOfSum(amount.value, percent))}.`
  }
  const [, first, second] = differenceOf.exec(text) ?? []
  const [one, other] = first === undefined || second === undefined ? [] : readAmounts(`${first} e ${second}`)
  if (one === undefined || other === undefined || one.value === 0) return null
  return `De ${formatCentavos(one.value)} para ${formatCentavos(other.value)} são **${formatCentavos(Math.abs(one.value - other.value))} a ${other.value < one.value ? 'menos' : 'mais'}, ${formatPercent((Math.abs(one.value - other.value) * 100) / one.value, 1)}**.`
}
const mostBareWords = 9
