import { foldText } from '../../fold-text.ts'

/** "45.30 de área privativa": in every listing's description, so that `terreno` or `total` would find them all. */
const areaPhrases = /[\d.,]+ de area (?:total|privativa|do terreno)/g
const wordPattern = /[\p{L}\p{N}]+/gu
/** The same for text without accents, which nearly all is: five times as fast. */
const plainWordPattern = /[a-z0-9]+/g
const plain = /^[\t-~]*$/

const matchWords = (folded: string): string[] =>
  folded.match(plain.test(folded) ? plainWordPattern : wordPattern) ?? []

/** Splits text into folded words: runs of letters and digits. */
export const splitWords = (text: string): string[] => matchWords(foldText(text))

/** Splits a listing's text into the words that a text search compares, without the areas of its description. */
export const splitListingWords = (text: string): string[] =>
  matchWords(foldText(text).replace(areaPhrases, ' '))
