import { tidyText } from '../fold-text.ts'

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
