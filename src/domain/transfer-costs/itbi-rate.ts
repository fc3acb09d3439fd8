import { foldText } from '../fold-text.ts'
import type { RuleSource } from '../rules/rule.ts'
import { formatRuleDate } from '../rules/rules-in-force.ts'
import { itbiRules } from '../rules/itbi-rules.ts'
import type { Uf } from '../states.ts'

/** The ITBI rate of a municipality, and its source. */
export interface ItbiRate {
  /** Percent of the price (or of the municipality's own valuation): the general rate for a purchase in cash. */
  percent: number
  /** The rate of who pays after the contract or the deed. */
  latePercent: number
  /** The law or publication that states the rate, with its date if it has one; Portuguese, as shown. */
  source: string
  /** The key of its rule, and where the rule is from. */
  ruleKey: string
  ruleSource: RuleSource
  /** When some purchases have another rate, and what another source says; absent = nothing of the kind is known. */
  note?: string
}

/** The rates of the table of rules, by UF and folded name of the municipality. */
export const itbiRates: Readonly<Record<string, ItbiRate>> = Object.fromEntries(
  itbiRules.map(({ key, uf, city, note, percent, latePercent, versions: [{ source, conflict }] }) => {
    const said = [note, conflict].filter(Boolean).join(' ')
    const { name, date } = source
    const rate: ItbiRate = {
      percent,
      latePercent,
      ruleKey: key,
      ruleSource: source,
      source: date === null || /20\d\d/.test(name) ? name : `${name} (${formatRuleDate(date)})`,
      ...(said !== '' && { note: said }),
    }
    return [`${uf} ${city}`, rate]
  }),
)

const percents = Object.values(itbiRates).map(({ percent }) => percent)

/** The lowest and the highest rate that is known: what may be said of other municipalities. */
export const knownItbiRange = { low: Math.min(...percents), high: Math.max(...percents) } as const

/** Names as lists write them, folded once: searches ask for the same cities again and again. */
const folded = new Map<string, string>()
const mostFolded = 10_000

function foldCity(city: string): string {
  const known = folded.get(city)
  if (known !== undefined) return known
  if (folded.size >= mostFolded) folded.clear()
  const name = foldText(city)
  folded.set(city, name)
  return name
}

/**
 * Returns the municipality's ITBI rate, `null` when it is not known; the notary knows which rate applies to a deal.
 * The Federal District is one municipality, but lists give its regions as cities.
 */
export const findItbiRate = (state: Uf, city: string): ItbiRate | null =>
  itbiRates[`${state} ${state === 'DF' ? 'brasilia' : foldCity(city)}`] ?? null
