import { dayMs } from '../../durations.ts'
import { brasiliaDayNumber } from '../../brasilia-time.ts'
import { forEachMatch, hasWord, phrasePattern } from './sentence-patterns.ts'
import { markNotUnderstood, type SentenceReading } from './sentence-reading.ts'

/** The most days of `closesWithin`. */
const mostDays = 90

const weekdays = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado']
const months =
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')

/** "Até sexta da semana que vem" names a day; "até quinta da Boa Vista", "até quarta avenida" and "até segunda praça" do not. */
const noDay =
  '(?:praca|leilao|licitacao|parte|vez|opcao|hasta|etapa|fase|chamada|data|avenida|av|rua|travessa|alameda|quadra|vila|vara|d[aeo]s?(?! (?:semana|proxima|outra|manha|tarde|noite) )|(?:- )?feira)'
const weekday = `(?<weekday>${weekdays.join('|')})(?:(?: -)? feira|(?! ${noDay} ))(?<nextWeek> que vem| da (?:semana que vem|proxima semana|outra semana))?(?: [dn]es[st]a semana)?`
const end = '(?:fim|final) d(?:[eoa]|est[ea]|ess[ea]) (?<end>mes|semana)(?<later> que vem)?'
const year = '(?: (?:/ (?<shortYear>\\d{2})|(?:/|de) (?<year>2\\d{3})))?'
const date = `dia (?<day>\\d{1,2})(?: (?:/|de) (?<month>\\d{1,2}|${months.join('|')})${year})?`
const closing =
  '(?:(?:que |os que |as que )?(?:encerr\\w+|termin(?:a|am|ando)|acab(?:a|am|ando)|vence(?:m|ndo)?|fech(?:a|am|ando)|acontec\\w+) )?'
const deadline = phrasePattern(
  `(?<closing>${closing})(?:ate|(?<before>antes) d[aeo]) (?:(?:a|o|n?est[ae]|n?ess[ae]|(?<next>proxim[ao])) ){0,2}(?:${weekday}|${end}|${date})`,
)
const deadlineWord = /^(?:domingo|segunda|terca|quarta|quinta|sexta|sabado|fim|final|dia)$/

/** Returns the day number of a date of this year or, when it is past, the next one; `null` when there is no such date. */
function findNextDate(today: number, day: number, month: number | null): number | null {
  const now = new Date(today * dayMs)
  for (let later = 0; later <= 12; later++) {
    const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + later, day))
    const number = at.getTime() / dayMs
    if (at.getUTCDate() === day && number >= today && (month === null || at.getUTCMonth() === month))
      return number
  }
  return null
}

/** Returns the day number of a weekday: today or later, or in the week after this one, which begins on a Monday. */
function findWeekday(today: number, at: number, nextWeek: boolean, afterToday: boolean): number {
  const now = new Date(today * dayMs).getUTCDay()
  if (nextWeek) return today - ((now + 6) % 7) + 7 + ((at + 6) % 7)
  const days = (at - now + 7) % 7
  return today + (days === 0 && afterToday ? 7 : days)
}

type Words = Record<string, string | undefined>

/** Returns the day number of the day that is named; `null` when there is no such day. */
function findNamedDay(words: Words, today: number): number | null {
  const now = new Date(today * dayMs)
  const { weekday, month, shortYear } = words
  if (weekday !== undefined)
    return findWeekday(
      today,
      weekdays.indexOf(weekday),
      words['nextWeek'] !== undefined,
      words['next'] !== undefined,
    )
  const later = words['later'] === undefined ? 0 : 1
  if (words['end'] === 'semana') return today + ((7 - now.getUTCDay()) % 7) + 7 * later
  if (words['end'] === 'mes') return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1 + later, 0) / dayMs
  const named = month === undefined ? null : months.indexOf(month)
  const next = findNextDate(today, Number(words['day']), named === -1 ? Number(month) - 1 : named)
  const year = words['year'] ?? (shortYear === undefined ? undefined : `20${shortYear}`)
  const other =
    next !== null && year !== undefined && new Date(next * dayMs).getUTCFullYear() !== Number(year)
  return other ? null : next
}

/** Verbs whose "até" is no closing date: what arrived, became cheaper or is to be paid by then. */
const otherVerb =
  /^(?:entr(?:ou|aram|ando|ar|ado|em)|cheg\w+|sai(?:u|ram)|surgi\w+|aparec\w+|(?:public|anunci|lanc|cadastr|adicion|list|inclu)\w+|baix(?:ou|aram)|reduz\w+|ca(?:iu|iram)|pag\w+|quit\w+|deposit\w+|receb\w+|mud(?:ar|o|amos))$/
const negation = /^(?:nao|nem|nunca|jamais|sem)$/
/** Number of words before a deadline that may say that it is none. */
const wordsBefore = 4

/** Whether the words before, in the same clause, say that no closing date is meant: "entraram até sexta". */
function meansOtherwise({ tokens }: SentenceReading, from: number, closes: boolean): boolean {
  for (let at = from - 1; at >= from - (closes ? 1 : wordsBefore) && tokens[at]?.kind === 'word'; at--) {
    const { word } = tokens[at] ?? { word: '' }
    if (negation.test(word) || (!closes && otherVerb.test(word))) return true
  }
  return false
}

/**
 * Reads "até sexta", "antes do fim do mês" and "até dia 15" as days from `now` to the last day that is allowed, in
 * Brasília: `closesWithin` reaches its end. The least is one day, also for today. What is past, over 90 days away or no
 * closing date is marked as not understood.
 */
export function readDeadlines(reading: SentenceReading, now: Date): void {
  if (!hasWord(reading, deadlineWord)) return
  const today = brasiliaDayNumber(now.getTime())
  forEachMatch(reading, deadline, ({ groups = {} }, from, to) => {
    const words: Words = groups
    const named = findNamedDay(words, today)
    const last = named === null || words['before'] === undefined ? named : named - 1
    if (
      last === null ||
      last < today ||
      last - today > mostDays ||
      meansOtherwise(reading, from, words['closing'] !== '')
    )
      return markNotUnderstood(reading, from, to)
    reading.criteria.closesWithin ??= Math.max(1, last - today)
  })
}
