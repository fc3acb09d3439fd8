import { foldText } from '#domain/fold-text.ts'
import { states } from '#domain/states.ts'

/** The fewest letters that places are suggested for. */
const fewestLetters = 2
/** The most characters of a place's name that are looked up. */
const mostLetters = 100

/** The bank's numbers have 8 or 13 digits; its pages separate the last one by a hyphen. */
const numberPattern = /^\s*(?:n[º°.]?\s*|#\s*)?(\d{8,13})(?:-(\d))?\s*$/i

/** Returns the number of a listing when the text is nothing else. */
export function readListingNumber(text: string): string | null {
  const [, head, check = ''] = numberPattern.exec(text) ?? []
  return head === undefined || head.length + check.length > 13
    ? null
    : (head + check).replace(/^0+(?=\d)/, '')
}

/** Whether places can be suggested for the text as a whole. */
export const isPlaceLike = (text: string): boolean =>
  foldText(text).length >= fewestLetters && text.length <= mostLetters && /\p{L}/u.test(text)

/** The words after which a sentence names a place; the space after one may stand before the next ("ou em"). */
const beforePlace =
  /(?:^|\s)(?:em|n[oa]s?|perto d[eoa]|próxim[oa] [aà]|proxim[oa] a|[aà]o? redor d[eoa]|km d[eoa]|d[eoa]|ou|e|menos|sem ser)(?=\s+\S)|[,;](?=\s*\S)/giu

/**
 * Returns where the place begins that a sentence may be naming at its end: the words after the last "em", "perto de"
 * and the like; `null` when there is none.
 */
export function findTypedPlace(text: string): { start: number; typed: string } | null {
  let start = -1
  for (const match of text.matchAll(beforePlace)) start = match.index + match[0].length
  if (start <= 0) return null
  const typed = text.slice(start).trimStart()
  start = text.length - typed.length
  return isPlaceLike(typed) && !/\d/.test(typed) && foldText(typed).split(' ').length <= 5
    ? { start, typed }
    : null
}

const stateNames = new Set(states.map(({ name }) => foldText(name)))

/** Whether the text is the name of a state, which may be a city's, too. */
export const isStateName = (text: string): boolean => stateNames.has(foldText(text))
