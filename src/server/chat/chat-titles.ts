import { chatLimits } from '#contract/chat-limits.ts'
import { tidyText } from '#domain/fold-text.ts'

/** Returns the beginning of a text in whole characters. */
const truncateCharacters = (text: string, most: number): string => [...text].slice(0, most).join('').trimEnd()

/**
 * Shortens a message to one line for a list: plain text without marks of emphasis and list items, at most 120
 * characters.
 */
export const toPreviewLine = (message: string): string =>
  truncateCharacters(tidyText(message.replaceAll('**', '').replaceAll(/^\s*[-•] /gm, '')), 120)

/** Cleans a title that a person chose; returns `Conversa` when nothing is left of it. */
export const cleanTitle = (title: string): string =>
  truncateCharacters(tidyText(title), chatLimits.title) || 'Conversa'
