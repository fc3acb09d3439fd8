import { tidyText } from '../fold-text.ts'
import { integerFormat } from '../format-figures.ts'

/** The fixed texts of the consultant while it works and when it fails. */
export const consultantTexts = {
  /** Shown while an answer is computed. */
  thinking: 'Analisando sua solicitação...',
  searching: 'Buscando imóveis...',
  failure:
    "Desculpe, houve um erro. Tente novamente com termos mais simples como 'casas em SP' ou 'apartamentos até 300k'",
  panelFailure: 'Desculpe, houve um erro. Tente novamente ou reformule sua pergunta.',
  searchFailure: 'Não consegui buscar agora... Tente de novo em alguns minutos.',
  quickSearchFailure: 'Erro na busca. Tente novamente.',
  noResults: 'Não encontrei imóveis com esses critérios. Tente ajustar os filtros.',
  panelNoResults: 'Nenhum imóvel encontrado com esses critérios. Tente expandir os filtros.',
  databaseFailure: 'Erro na busca. Tente novamente com termos mais simples.',
  unexpected: 'Erro inesperado na busca. Verifique sua conexão.',
  highRoi: 'Alto ROI Detectado',
} as const

/** The text after the database failed and a search with fewer filters gave rows. */
export const describeSimplifiedSearch = (total: number): string =>
  total === 1
    ? 'Busca simplificada: encontrei **1** imóvel. Alguns filtros podem não ter sido aplicados.'
    : `Busca simplificada: encontrei **${integerFormat(total)}** imóveis. Alguns filtros podem não ter sido aplicados.`

/** From which values chips of the chat are highlighted, in percent. */
export const chatThresholds = {
  /** Discount: highlights its chip, and a listing in the summary. */
  discount: 30,
} as const

/**
 * Computes the ROI that the API gives with a chat card, which no screen shows: discount × 1.2, at most 80, two decimals; 0
 * when the discount is not known.
 */
export const computeCardRoi = (discount: number | null): number =>
  discount === null ? 0 : Math.min(80, Math.round(discount * 120) / 100)

/** Computes the chat card's discount in whole percent; 0 when it is not known. */
export const computeCardDiscount = (discount: number | null): number => Math.round(discount ?? 0) || 0

const maxTitleLength = 60

/**
 * Builds a conversation's title: the first 60 characters of its first message, cut between words if one is short
 * enough, never within an emoji; `Assistente IA` when there is nothing to show.
 */
export function buildChatTitle(message: string): string {
  const text = tidyText(message)
  if (text.length <= maxTitleLength) return text === '' ? 'Assistente IA' : text
  const segments = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' })
  let start = ''
  for (const { segment } of segments.segment(text)) {
    if (start.length + segment.length > maxTitleLength - 1) break
    start += segment
  }
  const next = text.charAt(start.length)
  const words = next === ' ' ? start : start.replace(/\s+\S*$/, '')
  return `${words.trimEnd().replace(/[,;:.\-–]+$/, '')}…`
}
