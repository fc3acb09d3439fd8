import { parseDecimal } from '#domain/parse-decimal.ts'
import type { OfferedListing, ListingSource } from '#domain/consultant/consultant-answer.ts'
import { answerQuestion } from '#domain/consultant/answer-question.ts'
import { type AskedQuestion, shuffleForChat } from '../chat-answerer.ts'

/** The most parts of one answer. */
const most = 20

/** Texts that the server has written for one answer; the model says only where each stands, by its mark. */
export class AnswerParts {
  readonly #texts: string[] = []

  /** Keeps a text and returns its mark, `[[1]]`; the last mark again when there are too many. */
  add(text: string): string {
    const at = this.#texts.indexOf(text)
    if (at < 0 && this.#texts.length < most) this.#texts.push(text)
    return `[[${at < 0 ? this.#texts.length : at + 1}]]`
  }

  /** Returns the text of a mark's number; empty for a number that was never given. */
  find(number: number): string {
    return this.#texts[number - 1] ?? ''
  }
}

const mark = /\[\[(\d{1,3})\]\]/g
const unfinishedMark = /\[(?:\[(?:\d{1,3}\]?)?)?$/

/** Puts the server's texts in the place of their marks, in a text that arrives in pieces; each text once. */
export function createPartRenderer(parts: AnswerParts): TextStage {
  let rest = ''
  const rendered = new Set<string>()
  const render = (text: string): string =>
    text.replace(mark, (_, number: string) => {
      const part = parts.find(Number(number))
      if (rendered.has(part)) return ''
      rendered.add(part)
      return part
    })
  return {
    push(piece) {
      const text = rest + piece
      const held = unfinishedMark.exec(text)?.[0] ?? ''
      rest = held
      return render(text.slice(0, text.length - held.length))
    },
    end() {
      const text = render(rest)
      rest = ''
      return text
    },
  }
}

/** Characters of a link's target at most; what is longer is no link. */
const longest = 1000
const target = new RegExp(`^\\([^)\\n]{0,${longest}}\\)`)
const unfinished = new RegExp(`^\\([^)\\n]{0,${longest}}$`)
const run = new RegExp(`^\\(\\S{0,${longest}}`)

/**
 * Drops the target of every link that the stages before could not read, in a text that arrives in pieces: what comes out
 * has no `](`, so that no renderer can turn it into a link.
 */
export function createUnreadLinkDropper(): TextStage {
  let rest = ''
  function flush(last: boolean): string {
    let output = ''
    for (;;) {
      const at = rest.indexOf(']')
      if (at < 0) break
      output += rest.slice(0, at)
      rest = rest.slice(at)
      const after = rest.slice(1)
      if (!last && (after === '' || unfinished.test(after))) return output
      if (after.startsWith('(')) {
        // What follows may be another target, so the bracket stays before it.
        const [dropped = '('] = target.exec(after) ?? run.exec(after) ?? []
        rest = `]${after.slice(dropped.length)}`
        continue
      }
      output += ']'
      rest = after
    }
    output += rest
    rest = ''
    return output
  }
  return {
    push(piece) {
      rest += piece
      return flush(false)
    },
    end: () => flush(true),
  }
}

const emptySource: ListingSource<OfferedListing> = {
  search: () => Promise.resolve({ items: [], total: 0 }),
  statesOf: () => Promise.resolve([]),
  byIds: () => Promise.resolve([]),
  waitingOf: () => Promise.resolve(null),
  pageOf: () => Promise.resolve(null),
}

/**
 * Suggests questions after an answer without results: those the rules would offer, without querying the catalogue.
 */
export const suggestAfterText = async ({
  message,
  understanding,
  openProperty,
  chatId,
  earlierCount,
}: AskedQuestion): Promise<string[]> =>
  (
    await answerQuestion(
      { message, understanding, about: openProperty, opening: shuffleForChat(chatId), turn: earlierCount },
      emptySource,
    )
  ).suggestions

const sum =
  /R\$[\s*_]*(\d(?:[\d.]*\d)?(?:,\d{1,2})?)[\s*_]*(mil\b|milh(?:ão|ões|oes|ao)\b|mi\b|bilh(?:ão|ões)\b)?/giu
const times = (word: string | undefined): number =>
  word === undefined ? 1 : /^mil$/i.test(word) ? 1e3 : /^bi/i.test(word) ? 1e9 : 1e6

/**
 * Finds the sums in reais that a text names, each with its precision. A sum that cannot be read is NaN, which equals
 * nothing.
 */
export const findSums = (text: string): { reais: number; exactTo: number }[] =>
  [...text.matchAll(sum)].map(([, digits = '', word]) => {
    const decimals = digits.split(',')[1]?.length ?? 0
    const factor = times(word)
    // `150 mil` is rounded; whole reais may be truncated.
    const exactTo = factor > 1 ? factor / 10 ** decimals / 2 : 1 / 10 ** decimals
    return { reais: (parseDecimal(digits) ?? Number.NaN) * factor, exactTo }
  })

/** Whether every sum of a text equals one of the figures, to the precision the text gives. */
export const areSumsKnown = (text: string, figures: readonly number[]): boolean =>
  findSums(text).every(({ reais, exactTo }) => figures.some(figure => Math.abs(figure - reais) < exactTo))

/** Shown below an answer that names an unknown sum. */
export const unknownSumsText =
  'Um ou mais valores deste texto são contas do assistente, não dados da Caixa: confira nos cartões e nas calculadoras antes de decidir.'

export const unknownEditalSumsText =
  'Um ou mais valores desta explicação não estão escritos assim no texto: confira no original.'

/** Transforms a text that arrives in pieces; the total output does not depend on how it is split. */
export interface TextStage {
  /** Returns what can be emitted already. */
  push(piece: string): string
  /** Returns what was held back. */
  end(): string
}

/** Runs one stage after the other. */
export const chainStages = (first: TextStage, second: TextStage): TextStage => ({
  push: piece => second.push(first.push(piece)),
  end: () => second.push(first.end()) + second.end(),
})

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
