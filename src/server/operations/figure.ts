import type { HealthFigures } from '#contract/admin.ts'
import { integer } from '#domain/format.ts'

export type Group = HealthFigures['groups'][number]
type Figure = Group['figures'][number]
type Level = Figure['level']

export const minute = 60_000
export const hour = 60 * minute
export const megabyte = 1024 * 1024

export const above = (value: number, watch: number, bad: number): Level =>
  value >= bad ? 'bad' : value >= watch ? 'watch' : 'good'

export const figure = (
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
export function lasting(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / minute)
  if (minutes < 1) return 'menos de um minuto'
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return minutes % 60 === 0 ? `${hours} h` : `${hours} h e ${minutes % 60} min`
  const days = Math.floor(hours / 24)
  const rest = hours % 24 === 0 ? '' : ` e ${hours % 24} h`
  return `${days} ${days === 1 ? 'dia' : 'dias'}${rest}`
}

export const age = (at: Date | null, now: Date): number =>
  at === null ? 0 : Math.max(0, now.getTime() - at.getTime())
export const megabytes = (bytes: number): string => `${integer(Math.round(bytes / megabyte))} MB`
