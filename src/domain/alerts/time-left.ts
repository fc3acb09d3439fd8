import { day, dayNumber, inBrasilia } from '../brasilia.ts'

const minute = 60_000
const hour = 60 * minute

const counted = (number: number, one: string): string => `${number} ${number === 1 ? one : `${one}s`}`

/**
 * How long it is from `now` to a later instant (both epoch ms), never more than it is: `2 dias`, `23 horas`,
 * `1 hora e 5 minutos`, `25 minutos`, `menos de 1 minuto`.
 */
export function timeLeft(instant: number, now: number): string {
  const left = instant - now
  if (left < minute) return 'menos de 1 minuto'
  if (left < hour) return counted(Math.floor(left / minute), 'minuto')
  const hours = Math.floor(left / hour)
  if (hours >= 48) return counted(Math.floor(hours / 24), 'dia')
  const minutes = Math.floor((left % hour) / minute)
  return counted(hours, 'hora') + (hours < 3 && minutes > 0 ? ` e ${counted(minutes, 'minuto')}` : '')
}

/** When it is in Brasília, seen from `now` (both epoch ms): `hoje às 10h00`, `amanhã às 10h00`, `em 13 jul. 2026 às 10h00`. */
export function whenInBrasilia(instant: number, now: number): string {
  const days = dayNumber(instant) - dayNumber(now)
  const clock = inBrasilia(instant).slice(11, 16).replace(':', 'h')
  const date = days === 0 ? 'hoje' : days === 1 ? 'amanhã' : `em ${day(new Date(instant).toISOString())}`
  return `${date} às ${clock}`
}
