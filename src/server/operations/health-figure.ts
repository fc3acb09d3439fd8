import { minuteMs } from '../durations.ts'
import type { HealthFigures } from '#contract/admin-schemas.ts'
import { integerFormat } from '#domain/format-figures.ts'

export type HealthGroup = HealthFigures['groups'][number]
type Figure = HealthGroup['figures'][number]
type Level = Figure['level']

export const bytesPerMegabyte = 1024 * 1024

export const levelAbove = (value: number, watch: number, bad: number): Level =>
  value >= bad ? 'bad' : value >= watch ? 'watch' : 'good'

export const createFigure = (
  key: string,
  label: string,
  value: string,
  level: Level = 'good',
  hint?: string,
): Figure => ({
  key,
  label,
  value,
  level,
  hint: hint ?? null,
})

/** Writes a duration: `3 dias e 4 h`, `2 h e 5 min`, `12 min`, `menos de um minuto`. */
export function describeDuration(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / minuteMs)
  if (minutes < 1) return 'menos de um minuto'
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return minutes % 60 === 0 ? `${hours} h` : `${hours} h e ${minutes % 60} min`
  const days = Math.floor(hours / 24)
  const rest = hours % 24 === 0 ? '' : ` e ${hours % 24} h`
  return `${days} ${days === 1 ? 'dia' : 'dias'}${rest}`
}

export const ageMs = (at: Date | null, now: Date): number =>
  at === null ? 0 : Math.max(0, now.getTime() - at.getTime())
export const describeMegabytes = (bytes: number): string =>
  `${integerFormat(Math.round(bytes / bytesPerMegabyte))} MB`
