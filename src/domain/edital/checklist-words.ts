import { dayMs } from '../durations.ts'
import { formatBrasiliaDay, toBrasiliaIso } from '../brasilia-time.ts'
import { formatCentavos } from '../format-figures.ts'
import { fromReais } from '../money.ts'
import type { ChecklistFacts } from './checklist-facts.ts'

/** Converts an ISO instant to its day in Brasília, `YYYY-MM-DD`. */
const dateOf = (iso: string): string => toBrasiliaIso(Date.parse(iso)).slice(0, 10)

export const formatChecklistReais = (value: number): string => formatCentavos(fromReais(value))

/** Returns the day of the newest list with this listing, `YYYY-MM-DD`. */
function findLastListedDay({ trajectory }: ChecklistFacts): string | null {
  if (trajectory === null) return null
  return new Date(Date.parse(trajectory.firstListed) + trajectory.daysListed * dayMs)
    .toISOString()
    .slice(0, 10)
}

/**
 * Returns what the list has changed since the page was read: the modality, or the round, which shows by a newer list
 * with a price that the page does not have. `null` = as far as is known, the page still applies.
 */
export function findOutdatingChange(facts: ChecklistFacts): 'a modalidade' | 'o preço' | null {
  const { bankPage, modality, price } = facts
  if (bankPage === null) return null
  if (bankPage.modality !== null && modality !== null && bankPage.modality !== modality) return 'a modalidade'
  const listed = findLastListedDay(facts)
  const newer = listed !== null && listed > dateOf(bankPage.readAt)
  const same = bankPage.price === null || [bankPage.price, bankPage.secondAuctionPrice].includes(price)
  return newer && !same ? 'o preço' : null
}

export const isPageOutdated = (facts: ChecklistFacts): boolean => findOutdatingChange(facts) !== null

/** Returns a sentence for facts of the page that may no longer apply, empty when they do; `then` says what to do. */
export function describeOutdatedPage(facts: ChecklistFacts, then: string): string {
  const what = findOutdatingChange(facts)
  if (what === null) return ''
  return ` ${what === 'o preço' ? 'O preço mudou na lista' : 'A modalidade mudou'} depois da página: ${then}`
}

/** What stands as the source while nobody has read the page. */
export const unreadPage = 'Página da Caixa ainda não lida'

/** Names the page as source, with the day it was read, since pages become outdated. */
export function describePageSource(facts: ChecklistFacts): string {
  if (facts.bankPage === null) return unreadPage
  const changed = findOutdatingChange(facts)
  const before = changed === null ? '' : `, antes de mudar ${changed}`
  return `Página da Caixa de ${formatBrasiliaDay(facts.bankPage.readAt)}${before}`
}

/** Whether the sale follows its own rules, without auctioneer: venda online and compra direta. */
export const isDirectSale = ({ modality }: ChecklistFacts): boolean =>
  modality === 'venda-online' || modality === 'venda-direta'

/** Whether the sale is an auction under Lei 9.514, which gives rights to former owner and buyer. */
export const isSfiAuction = ({ modality, auctionType }: ChecklistFacts): boolean =>
  modality === 'leilao' && /\bSFI\b/i.test(auctionType)

/** Cites the rules that apply to the sale, with the item that states the point. */
export function citeSaleRules(facts: ChecklistFacts, item: string): string {
  if (isDirectSale(facts)) return `Regras da Venda Online da Caixa (19.603), item ${item}`
  const { bankPage, modality } = facts
  const number = bankPage?.editalNumber
  if (number && !isPageOutdated(facts)) return `Edital ${number}`
  return modality === null ? 'Regras ou edital da venda' : 'Edital da venda'
}
