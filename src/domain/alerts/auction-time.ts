import { toBrasiliaIso } from '../brasilia-time.ts'

/**
 * Describes an instant (epoch ms) in Brasília's time with words that stay true whenever they are read: `em 13/07 às
 * 10h00 (Brasília)`, the day alone where the bank states no hour.
 */
export function describeTimeInBrasilia(instant: number): string {
  const [, month, day, hours, minutes] = toBrasiliaIso(instant).split(/[-T:]/)
  if (hours === '00' && minutes === '00') return `em ${day}/${month}`
  return `em ${day}/${month} às ${hours}h${minutes} (Brasília)`
}
