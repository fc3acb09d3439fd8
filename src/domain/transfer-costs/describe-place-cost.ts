import { formatCentavos, formatPercent } from '../format-figures.ts'
import type { Centavos } from '../money.ts'
import { formatPlaceName } from '../property/place-names.ts'
import { figuresInUse } from '../rules/figures-in-use.ts'
import { formatRuleDate } from '../rules/rules-in-force.ts'
import type { Uf } from '../states.ts'
import { type CostPlace, estimateAcquisitionCosts } from './acquisition-costs.ts'
import type { CostEnds } from './cost-ends.ts'
import type { CostFigure } from './cost-figure.ts'
import { estimateDeedFee } from './deed-fees.ts'
import { findItbiRate, knownItbiRange } from './itbi-rate.ts'
import { estimateRegistrationFee } from './registration-fees.ts'
import { estimateTransferCosts } from './transfer-costs.ts'

/** A cost that the tables of a place give. */
export type PlaceCost = 'itbi' | 'deed' | 'registry'

/** What is known of a cost by place; Portuguese, as shown. */
export interface PlaceCostOrigin {
  /** Whether a table or a law says it; else it is an assumption of ours. */
  isKnown: boolean
  /** In a few words: `tabela de MG de 2026`. */
  short: string
  /** In one or two sentences, with the range where there is one, and what to ask. */
  long: string
  source: string
}

const writeRange = ({ low, high }: CostEnds): string =>
  low === high ? formatCentavos(low) : `de ${formatCentavos(low)} a ${formatCentavos(high)}`

const writeSource = ({ source }: CostFigure): string => {
  if (source === null) return 'suposição do Arremate (nov/2026)'
  return source.date === null || source.name.includes(source.date)
    ? source.name
    : `${source.name} (${formatRuleDate(source.date)})`
}

function describeItbi({ state, city }: CostPlace, price: Centavos, ends: CostEnds): PlaceCostOrigin {
  const usual = formatPercent(figuresInUse['itbi-default'], 0)
  const { low, high } = knownItbiRange
  const known = `de ${formatPercent(low, 2)} a ${formatPercent(high, 2)}`
  const rate = state === null ? null : findItbiRate(state, city)
  if (state === null || rate === null) {
    const question = city === '' ? '' : ` Qual é o ITBI de ${formatPlaceName(city)}? Pergunte à prefeitura.`
    return {
      isKnown: false,
      short: `suposição: ${known}, pergunte à prefeitura`,
      long: `${usual}, que é suposição nossa: nas cidades conhecidas vai ${known}, ou ${writeRange(ends)}.${question}`,
      source: 'suposição do Arremate (nov/2026)',
    }
  }
  const { itbi } = estimateTransferCosts({
    uf: state,
    city,
    price,
    evaluation: null,
    loan: 0,
    isFirstHome: false,
    isFirstSfhHome: false,
  })
  const where = state === 'DF' ? 'no Distrito Federal' : `em ${formatPlaceName(city)}`
  const isOpen = itbi.kind !== 'amount'
  return {
    isKnown: !isOpen,
    short: isOpen
      ? `as fontes divergem: ${writeRange(ends)}`
      : state === 'DF'
        ? 'alíquota do DF'
        : `alíquota de ${formatPlaceName(city)}`,
    long: `${isOpen ? writeRange(ends) : formatPercent(rate.percent, 2)} ${where}. ${itbi.note ?? ''} Confirme na guia.`,
    source: rate.source,
  }
}

const feeNames = { deed: 'a escritura', registry: 'o registro' } as const

const estimateFee = (key: 'deed' | 'registry', uf: Uf, price: Centavos): CostFigure =>
  key === 'deed'
    ? estimateDeedFee(uf, price)
    : estimateRegistrationFee(uf, price, { act: 'purchase', isFirstHome: false })

function describeFee(
  key: 'deed' | 'registry',
  { state }: CostPlace,
  price: Centavos,
  ends: CostEnds,
): PlaceCostOrigin {
  const range = writeRange(ends)
  if (state === null)
    return {
      isKnown: false,
      short: 'suposição: depende do estado',
      long: `O meio das tabelas dos estados para este valor: ${feeNames[key]} vai ${range}.`,
      source: 'tabelas de custas dos estados de 2026, por terceiros (nov/2026)',
    }
  const figure = estimateFee(key, state, price)
  const note = figure.note === null ? '' : ` ${figure.note}`
  if (figure.kind === 'amount')
    return {
      isKnown: true,
      short: `tabela de ${state} de 2026${figure.content === 'without-funds' ? ', sem os fundos' : ''}`,
      long: `${formatCentavos(figure.amount)}, pela tabela de ${state} de 2026.${note}`,
      source: writeSource(figure),
    }
  return {
    isKnown: false,
    short: `suposição: ${range}, pergunte ao cartório`,
    long: `${formatCentavos(ends.likely)}, que é suposição nossa: vai ${range}.${note}`,
    source: writeSource(figure),
  }
}

/** Says where a cost of a purchase with own money comes from, as far as the tables of its place say it. */
export function describePlaceCost(key: PlaceCost, place: CostPlace, price: Centavos): PlaceCostOrigin {
  const costs = estimateAcquisitionCosts(place, { price, evaluation: null, loan: 0, isFirstSfhHome: false })
  return key === 'itbi' ? describeItbi(place, price, costs.itbi) : describeFee(key, place, price, costs[key])
}
