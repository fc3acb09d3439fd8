import { money } from '../format.ts'
import { fromReais } from '../money.ts'
import type { ChecklistFacts } from './facts.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** Brasília has had one offset, −03:00, since summer time ended in 2019. */
const inBrasilia = (iso: string): Date => new Date(Date.parse(iso) - 3 * 3_600_000)

/** An ISO instant → `dd/mm/yyyy` in Brasília. */
export function day(iso: string): string {
  const at = inBrasilia(iso)
  return `${two(at.getUTCDate())}/${two(at.getUTCMonth() + 1)}/${at.getUTCFullYear()}`
}

/** An ISO instant → `dd/mm/yyyy às 10h00` in Brasília. */
export function moment(iso: string): string {
  const at = inBrasilia(iso)
  return `${day(iso)} às ${two(at.getUTCHours())}h${two(at.getUTCMinutes())}`
}

export const reais = (value: number): string => money(fromReais(value))

/** The list has moved the property to another kind of sale since its page was read. */
export const isOutdated = ({ bankPage, modality }: ChecklistFacts): boolean =>
  bankPage !== null && bankPage.modality !== null && modality !== null && bankPage.modality !== modality

/** Where what is told comes from, with its day: a page gets old. */
export function pageSource(facts: ChecklistFacts): string {
  if (facts.bankPage === null) return 'Página da Caixa ainda não lida'
  const before = isOutdated(facts) ? ', antes de mudar a modalidade' : ''
  return `Página da Caixa, lida em ${day(facts.bankPage.readAt)}${before}`
}

/** By rules of its own, without auctioneer: venda online and compra direta. */
export const isSale = ({ modality }: ChecklistFacts): boolean =>
  modality === 'venda-online' || modality === 'venda-direta'

/** The rules that hold for the sale, at the item that says it. */
export function rules(facts: ChecklistFacts, item: string): string {
  if (isSale(facts)) return `Regras da Venda Online da Caixa (19.603), item ${item}`
  const { bankPage, modality } = facts
  const number = bankPage?.notice
  if (number && !isOutdated(facts)) return `Edital ${number}`
  return modality === null ? 'Regras ou edital da venda' : 'Edital da venda'
}
