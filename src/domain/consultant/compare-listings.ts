import { defaultCommissionPercent } from '../calculators/cost-assumptions.ts'
import { capitalize } from '../capitalize.ts'
import { decimalFormat, formatCentavos, formatReais, roundNetRoi } from '../format-figures.ts'
import { joinWords } from '../join-words.ts'
import { describeJudgedReturn, isOnListAlone } from '../judgement/judged-return.ts'
import { describeNextPriceShort } from '../ladder/ladder-words.ts'
import { fromReais } from '../money.ts'
import { describeUnknownFact } from '../property/unknown-fact.ts'
import type { OfferedListing } from './consultant-answer.ts'
import { describeDiscountAgainstAppraisal, describeListing, modalityNames } from './describe-listing.ts'
import { sumWithExpenses } from './money-words.ts'
import { markOwnAnswer, readAnsweredFacts } from './listing-fact-sentences.ts'

/** Says which of two listings costs less with what the question would spend on them; empty where it says no such amount. */
export function describeSumsOfTwo(
  listings: readonly OfferedListing[],
  positions: readonly number[],
  question: string,
): string {
  const sums = sumWithExpenses(listings, question)
  const [first, second] = sums
  if (sums.length !== 2 || first === undefined || second === undefined) return ''
  const said = sums.map(({ words, sum }, at) => `o ${positions[at]}º ${words} = **${formatCentavos(sum)}**`)
  const gap = Math.abs(first.sum - second.sum)
  return `Com o que você diz, ${joinWords(said)}: ${gap === 0 ? 'empatam' : `o **${positions[first.sum < second.sum ? 0 : 1]}º** sai **${formatCentavos(gap)}** mais barato`}, antes de ITBI e cartório. Quanto demora até a posse ninguém garante, e cada mês a mais pesa.`
}

const situationWords = {
  vacant: 'desocupado',
  occupied: 'ocupado',
  unknown: `ocupação: ${describeUnknownFact('ocupação')}`,
}

const describeAnswer = (value: boolean | null, what: string): string =>
  value === null ? `${what}: ${describeUnknownFact(what)}` : `${value ? 'aceita' : 'não aceita'} ${what}`

/** Describes a listing's facts in one line, for a comparison. */
function describeFacts(listing: OfferedListing): string {
  const { price, discount, judgement, area, rooms, modality, gone, presence } = listing
  const { situation, financing, fgts } = readAnsweredFacts(listing)
  const { answers, returnRange } = judgement
  return [
    `**${formatReais(price)}**`,
    describeDiscountAgainstAppraisal(discount),
    returnRange === null ? '' : describeJudgedReturn({ gone, ...judgement }),
    gone ? '' : describeNextPriceShort(listing),
    area === null ? '' : `${decimalFormat(area)} m²`,
    rooms === null ? '' : `${rooms} ${rooms === 1 ? 'quarto' : 'quartos'}`,
    modality === null ? '' : modalityNames[modality],
    `${situationWords[situation]}${markOwnAnswer(answers.occupancy)}`,
    `${describeAnswer(financing, 'financiamento')}${markOwnAnswer(answers.financing)}`,
    `${describeAnswer(fgts, 'FGTS')}${markOwnAnswer(answers.fgts)}`,
    presence.short,
    listing.doubtfulFigures,
  ]
    .filter(part => part !== '')
    .join('; ')
}

/** The figures in which one listing is better than all others; `highest`: whether more is better. */
const figures: readonly {
  label: string
  of: (listing: OfferedListing) => number | null
  highest: boolean
}[] = [
  { label: 'o menor preço', of: ({ price }) => price, highest: false },
  {
    label: 'o maior desconto',
    of: ({ discount, judgement }) => (judgement.isUnexplained ? null : discount),
    highest: true,
  },
  {
    label: 'o maior ROI líquido',
    of: ({ judgement }) =>
      judgement.returnRange === null || isOnListAlone(judgement)
        ? null
        : roundNetRoi(judgement.returnRange.base),
    highest: true,
  },
  { label: 'a maior área', of: ({ area }) => area, highest: true },
  {
    label: 'o menor preço por m²',
    of: ({ price, area }) => (area === null || area <= 0 ? null : price / area),
    highest: false,
  },
]

/** Returns the labels of the figures that each listing leads alone, as they are shown, all values known and explained. */
function findLeads(listings: readonly OfferedListing[]): string[][] {
  const leads = listings.map((): string[] => [])
  for (const { label, of, highest } of figures) {
    const values = listings.map(of)
    if (values.includes(null)) continue
    const known = values as number[]
    const best = highest ? Math.max(...known) : Math.min(...known)
    if (known.filter(value => value === best).length === 1) leads[known.indexOf(best)]?.push(label)
  }
  return leads
}

/** Says what the ways of sale of several listings cost and leave to the buyer, where they differ. */
function describeSaleCosts(listings: readonly OfferedListing[], positions: readonly number[]): string {
  if (new Set(listings.map(({ modality }) => modality)).size < 2) return ''
  const sums = listings.map(({ modality, price }) =>
    Math.round((fromReais(price) * (100 + defaultCommissionPercent(modality))) / 100),
  )
  const [first = 0, second = 0] = sums
  const gap =
    listings.length === 2 &&
    first !== second &&
    new Set(listings.map(({ modality }) => defaultCommissionPercent(modality))).size > 1
      ? `\n\nJá com a comissão, o **${positions[first < second ? 0 : 1]}º** sai **${formatCentavos(Math.abs(first - second))}** mais barato, pelo mínimo: onde há disputa, o preço pode subir.`
      : ''
  const lines = listings
    .map(({ modality, price }, at) => {
      const percent = defaultCommissionPercent(modality)
      const commission = Math.round((fromReais(price) * percent) / 100)
      const cost =
        percent === 0
          ? 'sem comissão'
          : `mais **${percent}% de comissão**, ${formatCentavos(commission)}: ao menos ${formatCentavos(fromReais(price) + commission)}`
      const debts =
        modality === 'leilao'
          ? 'as dívidas são **todas suas**'
          : 'o condomínio atrasado é seu até 10% da avaliação, e os tributos acima disso são da CAIXA, se a página dele não disser outra coisa'
      return `- No **${positions[at]}º**, ${cost}; ${debts}.`
    })
    .join('\n')
  return lines + gap
}

/** Compares listings by their facts; `positions`: their places in the list shown before, from 1. */
export function compareListings(listings: readonly OfferedListing[], positions: readonly number[]): string {
  const lines = listings.map(
    (listing, at) => `- **${positions[at]}º** ${describeListing(listing)}: ${describeFacts(listing)}.`,
  )
  const leads = findLeads(listings).flatMap((labels, at) =>
    labels.length === 0 ? [] : [`o ${positions[at]}º tem ${joinWords(labels)}`],
  )
  const verdict =
    leads.length === 0 ? 'Nos números conhecidos, nenhum ganha do outro.' : `${capitalize(joinWords(leads))}.`
  return `${lines.join('\n')}

${[verdict, describeSaleCosts(listings, positions)].filter(part => part !== '').join('\n\n')}

São estimativas e a ocupação pesa no prazo e no custo. Para ver tudo lado a lado, salve os imóveis nos favoritos e abra **Comparar** (/compare).`
}
