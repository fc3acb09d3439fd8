import { chatLimits } from '#contract/chat-limits.ts'
import { tidy } from '#domain/text.ts'

/** The beginning of a text in whole characters. */
const beginning = (text: string, most: number): string => [...text].slice(0, most).join('').trimEnd()

/** A message as one line of a list: plain words without marks of emphasis and of items, at most 120 characters. */
export const oneLine = (message: string): string =>
  beginning(tidy(message.replaceAll('**', '').replaceAll(/^\s*[-•] /gm, '')), 120)

/** A title somebody gave; `Conversa` where nothing is left of it. */
export const givenTitle = (title: string): string => beginning(tidy(title), chatLimits.title) || 'Conversa'
