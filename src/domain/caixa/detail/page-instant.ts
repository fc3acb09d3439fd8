import { isCalendarDate } from '../../calendar-date.ts'

/**
 * Parses a day and a time as the bank writes them (`13/07/2026 - 10h00`, `17/07/2026 08:22:04`) into ISO with
 * Brasília's offset, which has had no summer time since 2019; a day without a time as its midnight, which stands for a
 * day without a known hour (`isSaleDay`). `null` for anything else.
 */
export function parsePageInstant(text: string): string | null {
  const found =
    /(?<!\d)(\d{2})\/(\d{2})\/(\d{4})(?:[ \t]*(?:[-–às][ \t]*)*(\d{2})(?:h|:)(\d{2})(?::(\d{2}))?)?(?!\d)/i.exec(
      text,
    )
  const [, day, month, year, hour = '00', minute = '00', second = '00'] = found ?? []
  const date = `${year}-${month}-${day}`
  if (!isCalendarDate(date) || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null
  return `${date}T${hour}:${minute}:${second}-03:00`
}
