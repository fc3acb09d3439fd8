import { foldText } from '../fold-text.ts'
import { foldedMonthNames } from '../folded-month-names.ts'
import { numberWordValues } from '../number-words.ts'
import { findDates } from './find-dates.ts'
import {
  advice,
  beginnings,
  countedNouns,
  foreignWords,
  institutions,
  plainVocabulary,
  plainWordMeanings,
  portugueseWords,
} from './plain-words-meanings.ts'

const maxLength = 420
/** Letters, digits and what Portuguese sentences are pointed with; no markup, address, bracket or hidden character. */
const plainText = /^[\p{Script=Latin}\p{M}\d\s.,;:!?()"'’“”%$/ºª²•–-]+$/u
const address = /https?|www\.|\.com|@|\//i
const words = (folded: string): string[] => folded.match(/[a-z]+/g) ?? []

/**
 * Lets plainer words for a passage of a matrícula through only where they add nothing: every number, date, act, name
 * and kind of act that they have is in the passage, they deny what it denies, and advise nothing. Better none than wrong.
 * @param said what a model wrote
 * @returns the words, or `null` where one sentence of them fails
 */
export function guardPlainWords(passage: string, said: string): string | null {
  const plain = said.replace(/\s+/g, ' ').trim()
  if (plain.length > maxLength || !plainText.test(plain) || !/[.!?]$/.test(plain)) return null
  const key = foldText(plain)
  const source = foldText(passage)
  const holds =
    !hasAddress(plain, passage) &&
    isPortuguese(key) &&
    isAbout(key, source) &&
    hasKnownNames(plain, source) &&
    hasKnownWords(key, source) &&
    hasKnownNumbers(key, source) &&
    hasKnownDates(key, source) &&
    hasKnownActs(key, source) &&
    !advice.test(key) &&
    deniesAlike(key, source) &&
    plainWordMeanings.every(({ said: word, passage: ground }) => !word.test(key) || ground.test(source))
  return holds ? plain : null
}

/** A slash is let through only within what the passage writes alike: `1/2`, `12/05/2012`. */
const hasAddress = (plain: string, passage: string): boolean =>
  address.test(plain.replace(/\d+(?:\/\d+)+/g, found => (passage.includes(found) ? '' : found)))

function isPortuguese(key: string): boolean {
  const all = words(key)
  const own = all.filter(word => portugueseWords.has(word)).length
  const foreign = words(key.replace(/-(?:las?|los?)\b/g, '')).some(word => foreignWords.has(word))
  return all.length >= 3 && own * 5 >= all.length && !foreign
}

/** Whether the words speak of what the passage speaks of: they share the beginnings of some of its longer words. */
function isAbout(key: string, source: string): boolean {
  const stems = (text: string): Set<string> =>
    new Set(
      words(text)
        .filter(word => word.length >= 5)
        .map(word => word.slice(0, 5)),
    )
  const grounds = stems(source)
  return [...stems(key)].filter(stem => grounds.has(stem)).length >= 2
}

/** Every word is one of the passage's, in any of its forms, or tells no fact of its own; months and numbers are held to it elsewhere. */
function hasKnownWords(key: string, source: string): boolean {
  const stem = (word: string): string => word.slice(0, 5)
  const known = new Set(words(source).map(stem))
  return words(key).every(
    word =>
      known.has(stem(word)) ||
      plainVocabulary.test(word) ||
      foldedMonthNames.includes(word) ||
      numberWordValues.has(word),
  )
}

/** A word in capitals is a name: the passage has it, or it is a usual beginning of a sentence. */
function hasKnownNames(plain: string, source: string): boolean {
  const known = new Set(words(source))
  for (const match of plain.matchAll(/\p{Lu}[\p{L}\p{M}]*/gu)) {
    const word = foldText(match[0])
    if (known.has(word) || institutions.has(word)) continue
    const begins = /(?:^|[.!?]\s+)["“(]?$/.test(plain.slice(0, match.index))
    if (!begins || !beginnings.has(word)) return false
  }
  return true
}

const numberPattern = /\d(?:[\d.,/-]*\d)?/g
/** `10.000,00` and `10000` are one number. */
const normalize = (number: string): string =>
  number
    .replace(/(?<=\d)\.(?=\d{3})/g, '')
    .replace(/,0+$/, '')
    .replace(/^0+(?=\d)/, '')

function hasKnownNumbers(key: string, source: string): boolean {
  const known = new Set<string>()
  for (const [whole] of source.matchAll(numberPattern))
    for (const part of [whole, ...whole.split(/[/-]/)]) known.add(normalize(part))
  const inWords = words(source).flatMap(word => numberWordValues.get(word) ?? [])
  for (const value of inWords) known.add(String(value))
  for (const match of key.matchAll(numberPattern)) {
    if (!known.has(normalize(match[0]))) return false
    if (!countsAlike(match[0], key.slice(match.index + match[0].length), source)) return false
  }
  return words(key).every(word => {
    const value = numberWordValues.get(word)
    return value === undefined || /^uma?$/.test(word) || known.has(String(value))
  })
}

/** "360 meses" is known where the passage counts months by that number. */
function countsAlike(number: string, after: string, source: string): boolean {
  const noun = countedNouns.find(pattern => pattern.test(after.trimStart()))
  if (noun === undefined) return true
  for (const match of source.matchAll(numberPattern)) {
    const rest = source.slice(match.index + match[0].length).replace(/^\s*\([^)]{0,60}\)/, '')
    if (
      normalize(match[0]) === normalize(number) &&
      (noun.test(rest.trimStart()) || isMoney(noun, source, match.index))
    )
      return true
  }
  return false
}

const isMoney = (noun: RegExp, source: string, at: number): boolean =>
  noun.test('reais') && /r\$\s*$/.test(source.slice(Math.max(0, at - 5), at))

function hasKnownDates(key: string, source: string): boolean {
  const dates = findDates(source).map(({ date }) => date)
  const months = new Set(dates.map(date => Number(date.slice(5, 7))))
  return (
    findDates(key).every(({ date }) => dates.includes(date)) &&
    foldedMonthNames.every(
      (name, index) => !words(key).includes(name) || months.has(index + 1) || words(source).includes(name),
    )
  )
}

const actPattern =
  /(?<![a-z])(r|av|registro|averbacao|ato)[\s.:-]*(?:n[o.]{0,2}\s*)?0*(\d{1,3})(?![\d/]|,\d)/g
const actsOf = (folded: string): string[] =>
  [...folded.matchAll(actPattern)].map(([, letter = '', number = '']) => `${letter.slice(0, 1)}${number}`)

/** Acts by their numbers; "registro" is an R, "ato" is either. */
function hasKnownActs(key: string, source: string): boolean {
  const known = actsOf(source)
  return [...key.matchAll(actPattern)].every(([, letter = '', number = '']) =>
    letter === 'ato'
      ? known.some(act => act.slice(1) === number)
      : known.includes(`${letter.slice(0, 1)}${number}`),
  )
}

const denial = /(?<![a-z])(?:nao|nem|nunca|jamais|sem|nada|ninguem)(?![a-z])/g

/** The words deny as often as the passage, or fewer times where "sem efeito" is said as an end. */
function deniesAlike(key: string, source: string): boolean {
  const said = (key.match(denial) ?? []).length
  const grounds = (source.match(denial) ?? []).length
  const strict = /(?<![a-z])(?:nao|nem)(?![a-z])/.test(source)
  return strict
    ? said > 0 && said <= grounds + 1
    : said === 0 || grounds > 0 || /vedad|proib|impedi|indispon|inalien/.test(source)
}
