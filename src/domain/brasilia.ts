import { shortDate } from './format.ts'

/** Brasília has had one offset, −03:00, since summer time ended in 2019; the dates that are shown are all later. */
const offset = -3 * 3_600_000
const oneDay = 86_400_000

/** An instant (epoch ms) → ISO with the offset of Brasília, to the second. */
export const inBrasilia = (instant: number): string =>
  `${new Date(instant + offset).toISOString().slice(0, 19)}-03:00`

/** Which day of Brasília's calendar an instant (epoch ms) is in; from one to another are whole days. */
export const dayNumber = (instant: number): number => Math.floor((instant + offset) / oneDay)

/** An ISO instant as the day it is in Brasília: `13 jul. 2026`; empty where it is none. */
export function day(instant: string): string {
  const at = Date.parse(instant)
  return Number.isNaN(at) ? '' : shortDate(inBrasilia(at))
}

/** An ISO instant in the time of Brasília: `13 jul. 2026, 10h00`; empty where it is none. */
export function moment(instant: string): string {
  const at = Date.parse(instant)
  return Number.isNaN(at) ? '' : `${day(instant)}, ${inBrasilia(at).slice(11, 16).replace(':', 'h')}`
}
