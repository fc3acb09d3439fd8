export const monthNames = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const

/** From Sunday on. */
export const weekdayNames = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
] as const

/** Reads the calendar day of an ISO date or instant; `null` for anything else. */
function readDay(date: string): Date | null {
  const at = new Date(`${date.slice(0, 10)}T12:00:00Z`)
  return Number.isNaN(at.getTime()) ? null : at
}

const monthOf = (at: Date): string => monthNames[at.getUTCMonth()] ?? ''
const weekdayOf = (at: Date): string => weekdayNames[at.getUTCDay()] ?? ''

/** `2026-01-08` → `8 jan. 2026`; empty for anything that is no date. */
export function formatShortDate(date: string): string {
  const at = readDay(date)
  return at === null ? '' : `${at.getUTCDate()} ${monthOf(at).slice(0, 3)}. ${at.getUTCFullYear()}`
}

/** `2026-01-08` → `8 de janeiro`; empty for anything that is no date. */
export function formatDayOfMonth(date: string): string {
  const at = readDay(date)
  return at === null ? '' : `${at.getUTCDate()} de ${monthOf(at)}`
}

/** `2026-01-08` → `8 de janeiro de 2026`; empty for anything that is no date. */
export function formatDayOfYear(date: string): string {
  const at = readDay(date)
  return at === null ? '' : `${formatDayOfMonth(date)} de ${at.getUTCFullYear()}`
}

/** `2026-01-08` → `quinta-feira`; empty for anything that is no date. */
export function formatLongWeekday(date: string): string {
  const at = readDay(date)
  return at === null ? '' : weekdayOf(at)
}

/** `2026-01-08` → `qui.`; empty for anything that is no date. */
export function formatShortWeekday(date: string): string {
  const at = readDay(date)
  return at === null ? '' : `${weekdayOf(at).slice(0, 3)}.`
}

/** Returns the calendar day, `YYYY-MM-DD`, on which an instant falls in this device's time zone. */
export function toDeviceDate(at: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0')
  return `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}
