import { day, inBrasilia } from '../brasilia.ts'
import { centavosText } from '../format.ts'
import { fromReais } from '../money.ts'
import type { ChecklistFacts } from './facts.ts'

/** An ISO instant → the day it is in Brasília, `YYYY-MM-DD`. */
const dateOf = (iso: string): string => inBrasilia(Date.parse(iso)).slice(0, 10)

export const reais = (value: number): string => centavosText(fromReais(value))

/** Day of the newest list that brought it, `YYYY-MM-DD`. */
function listedOn({ trajectory }: ChecklistFacts): string | null {
  if (trajectory === null) return null
  return new Date(Date.parse(trajectory.firstListed) + trajectory.daysListed * 86_400_000)
    .toISOString()
    .slice(0, 10)
}

/**
 * What the list has changed since the page: it is in another kind of sale, or in another round of the same, which a
 * newer list shows by a price that the page does not have. `null` = the page still holds, as far as we know.
 */
export function outdatedBy(facts: ChecklistFacts): 'a modalidade' | 'o preço' | null {
  const { bankPage, modality, price } = facts
  if (bankPage === null) return null
  if (bankPage.modality !== null && modality !== null && bankPage.modality !== modality) return 'a modalidade'
  const listed = listedOn(facts)
  const newer = listed !== null && listed > dateOf(bankPage.readAt)
  const same = bankPage.price === null || [bankPage.price, bankPage.secondAuctionPrice].includes(price)
  return newer && !same ? 'o preço' : null
}

export const isOutdated = (facts: ChecklistFacts): boolean => outdatedBy(facts) !== null

/** Added where what the page says may no longer hold; `then` tells what to do. */
export function changedSince(facts: ChecklistFacts, then: string): string {
  const what = outdatedBy(facts)
  if (what === null) return ''
  return ` ${what === 'o preço' ? 'O preço mudou na lista' : 'A modalidade mudou'} depois da página: ${then}`
}

/** Where what is told comes from, with its day: a page gets old. */
export function pageSource(facts: ChecklistFacts): string {
  if (facts.bankPage === null) return 'Página da Caixa ainda não lida'
  const changed = outdatedBy(facts)
  const before = changed === null ? '' : `, antes de mudar ${changed}`
  return `Página da Caixa de ${day(facts.bankPage.readAt)}${before}`
}

/** By rules of its own, without auctioneer: venda online and compra direta. */
export const isSale = ({ modality }: ChecklistFacts): boolean =>
  modality === 'venda-online' || modality === 'venda-direta'

/** An auction of the Lei 9.514, which gives rights to former owner and buyer alike. */
export const isSfi = ({ modality, auctionType }: ChecklistFacts): boolean =>
  modality === 'leilao' && /\bSFI\b/i.test(auctionType)

/** The rules that hold for the sale, at the item that says it. */
export function rules(facts: ChecklistFacts, item: string): string {
  if (isSale(facts)) return `Regras da Venda Online da Caixa (19.603), item ${item}`
  const { bankPage, modality } = facts
  const number = bankPage?.notice
  if (number && !isOutdated(facts)) return `Edital ${number}`
  return modality === null ? 'Regras ou edital da venda' : 'Edital da venda'
}
