import { numberWordValues } from '../../number-words.ts'

const word = [...numberWordValues.keys()].join('|')
const inWords = new RegExp(
  `\\b(?:${word})(?: e (?:${word}|meio)){0,3}(?= (?:por cento|dias?\\b|horas?\\b|mes\\b|meses\\b|parcelas\\b|vezes\\b|prestac))`,
  'g',
)

/**
 * Replaces numbers in words before a counted noun by digits: `vinte e quatro horas` → `24 horas`. Takes a folded
 * text.
 */
export function numberWordsToDigits(folded: string): string {
  return folded.replace(inWords, numberText => {
    const parts = numberText.split(' e ')
    const whole = parts.reduce((sum, part) => sum + (numberWordValues.get(part) ?? 0), 0)
    return parts.at(-1) === 'meio' ? `${String(whole)},5` : String(whole)
  })
}
