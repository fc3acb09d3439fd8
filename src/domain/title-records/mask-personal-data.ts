import { findHomeAddresses } from './find-personal-addresses.ts'
import { findMailAddresses } from './find-personal-contacts.ts'
import { findPersonalNumbers } from './find-personal-numbers.ts'
import { findPersonNames } from './find-person-names.ts'
import type { TextRange } from './name-words.ts'
import { findNamesInOddLetters } from './find-names-in-odd-letters.ts'

/** Masks what names a person in what people see: names, documents, telephones, mail and homes; the length stays. */
export interface PersonalDataMask {
  mask(text: string): string
}

/**
 * Collects the names of people that a text gives, so that every place that repeats one is masked. Masking keeps the
 * length of a text and its lines: ranges of the one are ranges of the other. Takes time linear in the length.
 */
export function createPersonalDataMask(text: string): PersonalDataMask {
  const { ranges, known } = findPersonNames(text)
  return {
    mask: shown => hideRanges(shown, shown === text ? ranges : findPersonNames(shown, known).ranges),
  }
}

function hideRanges(text: string, names: readonly TextRange[]): string {
  const signs = text.split('')
  for (const { start, end } of names) {
    hideLetters(signs, start, end)
    const number = /^ ?[:,(–-]{0,2} ?(?=\d{11}(?!\d))/.exec(text.slice(end, end + 16))
    if (number !== null)
      for (let index = 0; index < 11; index += 1) hideSign(signs, end + number[0].length + index)
  }
  for (const { start, end } of [
    ...findNamesInOddLetters(text),
    ...findPersonalNumbers(text),
    ...findMailAddresses(text),
    ...findHomeAddresses(text),
  ])
    for (let index = start; index < end; index += 1) hideSign(signs, index)
  return signs.join('')
}

/** Hides all letters but the first. */
function hideLetters(signs: string[], start: number, end: number): void {
  for (let index = start + 1; index < end; index += 1) hideSign(signs, index)
}

function hideSign(signs: string[], index: number): void {
  if (/[\p{L}\d]/u.test(signs[index] ?? '')) signs[index] = '•'
}
