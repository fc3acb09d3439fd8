import { fold, repairMojibake, tidy } from '../text.ts'
import type { Modality } from './property.ts'

/** The labels of the bank's lists and pages, the more telling ones first. */
const labels = [
  'Leilão SFI - Edital Único',
  '1º Leilão SFI',
  '2º Leilão SFI',
  'Leilão SFI',
  'Venda Direta Online',
  'Venda Direta',
  'Compra Direta',
  'Venda Online',
  'Licitação Aberta',
  'Leilão',
  'Financiamento',
] as const

const letters = (text: string) => text.replace(/[^a-z0-9]/g, '')

/** By its letters without accents, and by what is left of it when every accented letter was lost. */
const known = new Map<string, string>(
  labels.flatMap(label => [
    [letters(fold(label)), label],
    [letters(label.toLowerCase()), label],
  ]),
)

/** `Modalidade de venda` with its encoding repaired: one of the bank's labels where it is one, else as it came. */
export function modalityLabel(text: string): string {
  const label = tidy(repairMojibake(text))
  return known.get(letters(fold(label))) ?? known.get(letters(label.toLowerCase())) ?? label
}

/** What a sale is by its label; `null` where the label tells none of the four. */
export function modalityOf(label: string): Modality | null {
  const text = fold(label)
  if (/\bleilao|\bpraca/.test(text)) return 'leilao'
  if (/\blicitacao|\bconcorrencia/.test(text)) return 'licitacao'
  if (/\b(?:venda|compra) direta/.test(text)) return 'venda-direta'
  return /\bvenda online/.test(text) ? 'venda-online' : null
}

/**
 * Whether what a page says of its sale (dates, edital, auctioneer, conditions) holds for a listing that is sold by
 * `modality` now. A page that names no modality is taken at its word.
 */
export function isOfSale(pageModality: string | null, modality: Modality | null): boolean {
  const own = modalityOf(pageModality ?? '')
  return own === null || own === modality
}

const inferable = [
  'Leilão SFI - Edital Único',
  'Venda Direta Online',
  'Venda Direta',
  'Venda Online',
  'Licitação Aberta',
  'Leilão',
  'Financiamento',
].map(label => ({ label, key: fold(label) }))

/** The label a description names, for lists without one; empty where it names none. */
export function inferModality(description: string): string {
  const text = fold(repairMojibake(description))
  return inferable.find(({ key }) => text.includes(key))?.label ?? ''
}
