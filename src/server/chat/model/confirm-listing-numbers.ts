import type { TextStage } from './text-stage.ts'

export const unconfirmedNumberText = '(número não confirmado)'

/** Minimum digits of a listing's number. */
const minDigits = 6
const word = /^\S{1,200}/u
/** Matches digits of any script, also with hidden characters between them. */
const numbers = /\p{Nd}(?:[.\-–*_`]{0,4}\p{Nd})*/gu
const grouped = /^\d{1,3}(?:\.\d{3})+$/
const date = /^(?:\d{4}-(?:0\d|1[0-2])-[0-3]\d|[0-3]\d[.-](?:0\d|1[0-2])[.-]\d{4})$/
const afterMoney = /R\$[ \u00a0*_]*$/u
const unit = /^[*_]*(?:,\d{1,2}(?!\d)|[ \u00a0]?(?:reais\b|mil\b|m²|m2\b|%))/iu
/** Number of characters after a number that decide whether it is a sum of money. */
const lookAhead = 10

/**
 * Replaces every number that may be a listing's (6 digits or more) unless it is known, in a text that arrives in
 * pieces. Sums, areas and dates are exempt. Also removes invisible characters and those a database cannot store.
 * @param known receives digits without leading zeros
 */
export function createNumberConfirmer(known: (digits: string) => boolean, onReplaced: () => void): TextStage {
  let rest = ''
  let behind = ''

  function confirmed(run: string, after: string): string {
    return run.replace(numbers, (number, at: number) => {
      const plain = number.normalize('NFKC')
      const digits = plain.replace(/\D/g, '')
      if (digits.length < minDigits || known(digits.replace(/^0+(?=\d)/, ''))) return number
      const before = behind + run.slice(0, at)
      const next = (run.slice(at + number.length) + after).slice(0, lookAhead)
      if (digits.length <= 12 && afterMoney.test(before)) return number
      if (digits.length <= 9 && (grouped.test(plain) || unit.test(next))) return number
      if (date.test(plain)) return number
      onReplaced()
      return unconfirmedNumberText
    })
  }

  function flush(last: boolean): string {
    let output = ''
    while (rest !== '') {
      const run = word.exec(rest)?.[0] ?? rest.charAt(0)
      const isWord = /\S/.test(run)
      const needed = isWord && /\p{Nd}\P{Nd}*$/u.test(run) ? run.length + lookAhead : run.length + 1
      if (isWord && !last && rest.length < needed) break
      output += confirmed(run, rest.slice(run.length, run.length + lookAhead)).replace(/\p{Surrogate}/gu, '')
      behind = (behind + run).slice(-8)
      rest = rest.slice(run.length)
    }
    return output
  }

  return {
    push(piece) {
      rest += piece.replace(hidden, '')
      return flush(false)
    },
    end: () => flush(true),
  }
}

/** Control characters but line breaks and tabs; marks that show nothing or turn the direction. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const hidden = /[\0-\x08\x0b-\x1f\x7f-\x9f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
