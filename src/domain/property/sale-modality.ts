import { foldText, repairMojibake, tidyText } from '../fold-text.ts'
import type { Modality } from './listing.ts'

/** The labels of the bank's lists and pages, the more specific ones first. */
const bankLabels = [
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

/** The labels by their letters without accents, and by what remains when every accented letter was lost. */
const labelsByLetters = new Map<string, string>(
  bankLabels.flatMap(label => [
    [letters(foldText(label)), label],
    [letters(label.toLowerCase()), label],
  ]),
)

/**
 * Repairs the encoding of `Modalidade de venda`: returns the bank's label if it is one, otherwise the text as it
 * came.
 */
export function repairModalityLabel(text: string): string {
  const label = tidyText(repairMojibake(text))
  return (
    labelsByLetters.get(letters(foldText(label))) ??
    labelsByLetters.get(letters(label.toLowerCase())) ??
    label
  )
}

/** Returns the modality that a label names; `null` when it is none of the four. */
export function parseModality(label: string): Modality | null {
  const text = foldText(label)
  if (/\bleilao|\bpraca/.test(text)) return 'leilao'
  if (/\blicitacao|\bconcorrencia/.test(text)) return 'licitacao'
  if (/\b(?:venda|compra) direta/.test(text)) return 'venda-direta'
  return /\bvenda online/.test(text) ? 'venda-online' : null
}

/** Returns which of its two auctions a label names; `null` when it names none. */
export const parseAuctionStage = (label: string): 1 | 2 | null => {
  const [, stage] = /\b([12]) ?[oº°aª]? (?:leilao|praca)\b/.exec(foldText(label)) ?? []
  return stage === undefined ? null : stage === '1' ? 1 : 2
}

/** A label of the bank for each modality, where which one it wrote is not known. */
export const usualModalityLabels: Record<Modality, (typeof bankLabels)[number]> = {
  leilao: 'Leilão',
  licitacao: 'Licitação Aberta',
  'venda-online': 'Venda Online',
  'venda-direta': 'Venda Direta',
}

/**
 * Whether the page's facts about its sale (dates, edital, auctioneer, conditions) apply to a listing that is now sold
 * by `modality`. A page without a modality is assumed to apply.
 */
export function isPageOfSale(pageModality: string | null, modality: Modality | null): boolean {
  const own = parseModality(pageModality ?? '')
  return own === null || own === modality
}

const inferableLabels = [
  'Leilão SFI - Edital Único',
  'Venda Direta Online',
  'Venda Direta',
  'Venda Online',
  'Licitação Aberta',
  'Leilão',
  'Financiamento',
].map(label => ({ label, key: foldText(label) }))

/** Returns the label that a description names, for lists without one; empty when it names none. */
export function inferModalityLabel(description: string): string {
  const text = foldText(repairMojibake(description))
  return inferableLabels.find(({ key }) => text.includes(key))?.label ?? ''
}
