import { countDaysBetween, isCalendarDate, toDate, toDayNumber } from '../calendar-date.ts'
import { foldText } from '../fold-text.ts'
import { foldedMonthNames } from '../folded-month-names.ts'
import { formatDayOfYear, weekdayNames } from '../format-date.ts'
import { numberWordValues } from '../number-words.ts'

const weekdays = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado']
const word = '(?:vinte e |trinta e )?[a-z]+'
const dayOfMonth = new RegExp(`\\b(?:dia )?(\\d{1,2}|${word}) de (${foldedMonthNames.join('|')})\\b`)
const slashed = /\b(\d{1,2})\/(\d{1,2})(?:\/(?:20)?(\d{2}))?\b/
const dayAlone = new RegExp(`\\bdia (\\d{1,2}|${word})\\b`)
const weekday = new RegExp(`\\b(${weekdays.join('|')})s?\\b(?! (?:opcao|vez|praca|proposta|melhor|casa))`)

/** Reads a day of the month in digits or words; `null` for anything else. */
function readDay(said: string): number | null {
  const value = /^\d/.test(said)
    ? Number(said)
    : said.split(' e ').reduce((sum, one) => sum + (numberWordValues.get(one) ?? Number.NaN), 0)
  return value >= 1 && value <= 31 ? value : null
}

const writeDate = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** Returns the last of some days that is not after a day. */
const findLast = (dates: readonly string[], today: string): string | null =>
  dates
    .filter(date => isCalendarDate(date) && date <= today)
    .toSorted()
    .at(-1) ?? null

/** Matches that the day of a question is still to come, and that something already happened. */
const toCome = /\b(?:vou|vamos|for|se eu|quando eu|pretendo|pagando|quitando|assinando)\b/
const saysWill = /\b(?:vou|vamos|se eu|quando eu|se a gente) (?:pagar|quitar|assinar)\b/
const isPast =
  /\b(?:paguei|pagamos|quitei|homolog(?:ou|aram|ad[ao])|ganhei|venci|venceu|arrematei|assinei|recebi|mandei|comecei|contratei|consolid\w+)\b/

/** Reads a day that is still to come, or whose year the question says; `null` where it names none. */
function readComingDay(text: string, today: string): string | null {
  const [, day, month, year] = slashed.exec(text) ?? []
  const written = (at: number): string => writeDate(at, Number(month), Number(day))
  if (day !== undefined && year !== undefined)
    return isCalendarDate(written(2000 + Number(year))) ? written(2000 + Number(year)) : null
  if (!saysWill.test(text) && (!toCome.test(text) || isPast.test(text))) return null
  const thisYear = Number(today.slice(0, 4))
  if (day !== undefined)
    return [thisYear, thisYear + 1].map(written).find(date => isCalendarDate(date) && date >= today) ?? null
  const [, saidDay, monthName] = dayOfMonth.exec(text) ?? []
  const named = saidDay === undefined ? null : readDay(saidDay.split(' ').slice(-3).join(' '))
  if (named !== null)
    return (
      [thisYear, thisYear + 1]
        .map(at => writeDate(at, foldedMonthNames.indexOf(monthName ?? '') + 1, named))
        .find(date => isCalendarDate(date) && date >= today) ?? null
    )
  if (/\bamanha\b/.test(text)) return toDate(toDayNumber(today) + 1)
  const at = weekdays.indexOf(weekday.exec(text)?.[1] ?? '')
  if (at < 0) return null
  const ahead = (at - new Date(`${today}T00:00:00Z`).getUTCDay() + 7) % 7
  return toDate(toDayNumber(today) + (ahead === 0 ? 7 : ahead))
}

/**
 * Reads the day on which something happened: "homologou sexta", "paguei dia 10/11". Days without a month or a year are
 * the last ones; `null` where the question names none.
 */
function readPastDay(question: string, today: string): string | null {
  const text = foldText(question)
  const [year = 0, month = 0] = today.split('-').map(Number)
  const years = [year - 1, year]
  const inMonth = (day: number | null, at: number): string | null =>
    day === null
      ? null
      : findLast(
          years.map(one => writeDate(one, at, day)),
          today,
        )
  const [, slashedDay, slashedMonth] = slashed.exec(text) ?? []
  if (slashedDay !== undefined) return inMonth(Number(slashedDay), Number(slashedMonth))
  const [, saidDay, monthName] = dayOfMonth.exec(text) ?? []
  const dayNamed = saidDay === undefined ? null : readDay(saidDay.split(' ').slice(-3).join(' '))
  if (dayNamed !== null) return inMonth(dayNamed, foldedMonthNames.indexOf(monthName ?? '') + 1)
  const [, alone] = dayAlone.exec(text) ?? []
  const day =
    alone === undefined
      ? null
      : readDay(alone.replace(/ e (?!\w+$).*$/, '').replace(/^(\w+)(?: (?!e ).*)?$/, '$1'))
  if (day !== null)
    return findLast(
      [
        writeDate(year, month, day),
        writeDate(month === 1 ? year - 1 : year, month === 1 ? 12 : month - 1, day),
      ],
      today,
    )
  if (/\banteontem\b/.test(text)) return toDate(toDayNumber(today) - 2)
  if (/\bontem\b/.test(text)) return toDate(toDayNumber(today) - 1)
  if (/\b(?:hoje|hj|agora ha pouco|agora cedo)\b/.test(text)) return today
  const named = weekdays.indexOf(weekday.exec(text)?.[1] ?? '')
  if (named < 0) return null
  const back = (new Date(`${today}T00:00:00Z`).getUTCDay() - named + 7) % 7
  return toDate(toDayNumber(today) - (back === 0 ? 7 : back))
}

/** Adds working days, Monday to Friday; holidays are not known. */
function addWorkingDays(from: string, days: number): string {
  let at = toDayNumber(from)
  for (let left = days; left > 0; ) {
    at += 1
    const day = new Date(`${toDate(at)}T00:00:00Z`).getUTCDay()
    if (day !== 0 && day !== 6) left -= 1
  }
  return toDate(at)
}

const addDays = (from: string, days: number): string => toDate(toDayNumber(from) + days)
const bold = (date: string): string => `**${formatDayOfYear(date)}**`
const noHolidays = ' (feriados não contados)'

/** What ends when, counted from the day of a question, by topic; the rules' items are the topics' own. */
const deadlines: Readonly<Record<string, (from: string, text: string) => string>> = {
  withdrawal: from =>
    `Se a homologação foi em ${formatDayOfYear(from)}, o arrependimento vai até ${bold(addDays(from, 7))}.`,
  'agency-visit': from =>
    `Do boleto pago em ${formatDayOfYear(from)}, o prazo para ir à agência acaba em ${bold(addWorkingDays(from, 3))}${noHolidays}; se não houver horário, procure outra agência ou correspondente e guarde a prova. Perder o prazo pode contar como desistência.`,
  'registry-deadline': from =>
    `Do pagamento em ${formatDayOfYear(from)}, a matrícula em seu nome tem de chegar à Caixa até ${bold(addDays(from, 60))}.`,
  'deed-order': from =>
    `Do pagamento em ${formatDayOfYear(from)}, as orientações da escritura deviam vir até ${bold(addDays(from, 10))}, e a matrícula em seu nome, até ${bold(addDays(from, 60))}.`,
  deed: from =>
    `Do pagamento em ${formatDayOfYear(from)}, as orientações da escritura deviam vir até ${bold(addDays(from, 10))}, e a matrícula em seu nome, até ${bold(addDays(from, 60))}.`,
  payment: from =>
    `Da homologação em ${formatDayOfYear(from)}, o boleto vence em ${bold(addWorkingDays(from, 2))}${noHolidays}.`,
  winner: (from, text) =>
    /homolog/.test(text)
      ? `Da homologação em ${formatDayOfYear(from)}, o boleto vence em ${bold(addWorkingDays(from, 2))}${noHolidays}.`
      : `Ganhando em ${formatDayOfYear(from)}, a homologação sai até ${bold(addWorkingDays(from, 5))}${noHolidays}, e o boleto vence 2 dias úteis depois dela.`,
  tenant: from =>
    `Da consolidação em ${formatDayOfYear(from)}, os 90 dias para denunciar a locação vão até ${bold(addDays(from, 90))}; feita a denúncia, quem aluga tem 30 dias para sair.`,
  'cancel-bid': from =>
    `Se a homologação foi em ${formatDayOfYear(from)}, o arrependimento vai até ${bold(addDays(from, 7))}.`,
  plans: (from, text) =>
    `Contando de ${formatDayOfYear(from)}, o ${/\bmensal\b/.test(text) && !/\banual\b/.test(text) ? `mensal vai até ${bold(addDays(from, 30))}` : `anual vai até ${bold(addDays(from, 360))}`}; a data certa está no Perfil.`,
  'debt-documents': from => `De ${formatDayOfYear(from)}, os 60 dias vão até ${bold(addDays(from, 60))}.`,
}

/** Topics whose deadlines count from the payment. */
const ofPayment = new Set(['deed', 'deed-order', 'registry-deadline', 'agency-visit'])

/** Matches that something happened from which a deadline counts. */
const happened =
  /\b(?:homolog\w+|pagu?ei|pago|pagar|pagando|quitei|quitar|quitando|assinar|ganhei|venci|arrematei|assinei|mandei|recebi|boleto|consolid\w+|comecei|contratei|fiz a proposta)\b/

/** Says until when a topic's deadlines run from the day that a question names; empty where it names none. */
export function describeDeadlines(key: string, question: string, today: string | null): string {
  const text = foldText(question)
  if (today === null || deadlines[key] === undefined || !happened.test(text)) return ''
  // Orientations and registration count from the payment alone.
  if (ofPayment.has(key) && !/\b(?:pag|quit|boleto)/.test(text)) return ''
  const from = readComingDay(text, today) ?? readPastDay(question, today)
  return from === null ? '' : deadlines[key](from, text)
}

/** Says until when the 2nd auction comes after the 1st: `os 15 dias do 2º vão até **22 de dezembro de 2026**.` */
export const describeSecondAuctionWindow = (first: string): string =>
  `os 15 dias do 2º vão até ${bold(addDays(first, 15))}.`

/** Says whether a day falls on the weekday that a question names: `**Não**: cai em uma quarta-feira.`; empty where it names none. */
export function compareWeekday(date: string, question: string): string {
  const named = weekdays.indexOf(weekday.exec(foldText(question))?.[1] ?? '')
  if (named < 0) return ''
  const day = new Date(`${date}T00:00:00Z`).getUTCDay()
  return day === named
    ? '**Sim**. '
    : `**Não cai ${named === 0 || named === 6 ? 'no' : 'na'} ${weekdayNames[named]}**. `
}

/** Says how many days are left until a day: `Faltam 9 dias.`; empty where it is past. */
export function describeDaysLeft(date: string, today: string | null): string {
  if (today === null || date < today) return ''
  const left = countDaysBetween(today, date)
  return left === 0 ? ' É hoje.' : left === 1 ? ' Falta 1 dia.' : ` Faltam **${left} dias**.`
}
