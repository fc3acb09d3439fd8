import type { OfferedListing } from './consultant-answer.ts'
import { decimalFormat, formatReais, roundNetRoi } from '../format-figures.ts'
import { describeJudgedReturn } from '../judgement/judged-return.ts'
import { describeNextPriceShort } from '../ladder/ladder-words.ts'
import { markOwnAnswer, readAnsweredFacts } from './listing-fact-sentences.ts'
import { capitalize } from '../capitalize.ts'
import { joinWords } from '../join-words.ts'
import { describeDiscountAgainstAppraisal, describeListing, modalityNames } from './describe-listing.ts'
import { describeUnknownFact } from '../property/unknown-fact.ts'

const situations = {
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
    `${situations[situation]}${markOwnAnswer(answers.occupancy)}`,
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
    of: ({ judgement: { returnRange, isUnexplained } }) =>
      returnRange === null || isUnexplained ? null : roundNetRoi(returnRange.base),
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

${verdict}

São estimativas e a ocupação pesa no prazo e no custo. Para ver tudo lado a lado, salve os imóveis nos favoritos e abra **Comparar** (/compare).`
}
