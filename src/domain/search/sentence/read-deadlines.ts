import { brasiliaDayNumber } from '../../brasilia-time.ts'
import { forEachMatch, hasWord, phrasePattern } from './sentence-patterns.ts'
import type { SentenceReading } from './sentence-reading.ts'

const dayMs = 86_400_000
/** The most days of `closesWithin`. */
const mostDays = 90

const weekdays = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado']
const months =
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')

const weekday = `(?<weekday>${weekdays.join('|')})(?:(?: -)? feira)?(?! (?:praca|leilao|licitacao|parte|vez|opcao|hasta))`
const end = '(?:fim|final) d(?:[eoa]|est[ea]|ess[ea]) (?<end>mes|semana)(?<later> que vem)?'
const date = `dia (?<day>\\d{1,2})(?: (?:/|de) (?<month>\\d{1,2}|${months.join('|')}))?`
const closing =
  '(?:(?:que |os que |as que )?(?:encerr\\w+|termin(?:a|am|ando)|acab(?:a|am|ando)|vence(?:m|ndo)?|fech(?:a|am|ando)|acontec\\w+) )?'
const deadline = phrasePattern(
  `${closing}(?:ate|antes d[aeo]) (?:(?:a|o|n?est[ae]|n?ess[ae]|proxim[ao]) ){0,2}(?:${weekday}|${end}|${date})`,
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

/** Returns the day number of the last day that the words allow; `null` when there is no such day. */
function findLastDay(words: Record<string, string | undefined>, today: number): number | null {
  const now = new Date(today * dayMs)
  if (words['weekday'] !== undefined)
    return today + ((weekdays.indexOf(words['weekday']) - now.getUTCDay() + 7) % 7)
  const later = words['later'] === undefined ? 0 : 1
  if (words['end'] === 'semana') return today + ((7 - now.getUTCDay()) % 7) + 7 * later
  if (words['end'] === 'mes') return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1 + later, 0) / dayMs
  const { month } = words
  const named = month === undefined ? null : months.indexOf(month)
  return findNextDate(today, Number(words['day']), named === -1 ? Number(month) - 1 : named)
}

/**
 * Reads "até sexta", "até o fim do mês" and "até dia 15" as the days from `now` to the end of that day, in Brasília.
 * What is more than 90 days away stays unread.
 */
export function readDeadlines(reading: SentenceReading, now: Date): void {
  if (!hasWord(reading, deadlineWord)) return
  const today = brasiliaDayNumber(now.getTime())
  forEachMatch(reading, deadline, ({ groups = {} }) => {
    const last = findLastDay(groups, today)
    if (last === null || last - today >= mostDays) return false
    reading.criteria.closesWithin ??= last - today + 1
    return true
  })
}
