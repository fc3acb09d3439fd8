import { expect } from 'vitest'
import type { Property } from '#contract/property-schemas.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import { formatDay } from '#domain/format-day-range.ts'
import { describePresence, findAbsenceDay } from '#domain/freshness/listing-presence.ts'
import { describeDoubtfulPrice, describeDoubtfulPriceShort } from '#domain/property/doubtful-price-words.ts'
import { presenceLookedAt as now } from './presence-states.ts'

/** Returns the text as people read it, in small letters with plain spaces. */
export const plainWords = (text: string): string => text.replaceAll('\u00a0', ' ').toLowerCase()

/** Expects that a text says of a listing what the list says of it, in one of the forms that the one function has. */
export function expectSaidPresence(text: string, property: Property): void {
  const described = describePresence(property, now)
  const ageInDays = `${property.listAgeDays} d`
  const forms = [
    described.text,
    described.short,
    described.dated,
    ...(property.listed === 'listed' ? [ageInDays] : []),
  ]
  expect(forms.map(plainWords).some(form => plainWords(text).includes(form)) || text).toBe(true)
  // The caution has a colon of its own and stands in brackets.
  if (described.caution !== null) expect(plainWords(text)).not.toContain(`: ${plainWords(described.caution)}`)
}

/** Expects that a text says once since when a listing is gone, or which list lacks it. */
export function expectAbsenceOnce(text: string, property: Property): void {
  const day = findAbsenceDay(property)
  if (day === null) return
  const word = plainWords(formatDay(day, toBrasiliaIso(now).slice(0, 10))).replace(/\.$/, '')
  expect([word, plainWords(text).split(word).length - 1]).toEqual([word, 1])
}

/** Expects that a text says that a price or an appraisal is to be confirmed, where it is. */
export function expectSaidDoubt(text: string, property: Property): void {
  if (property.doubtfulPriceDate === null) return
  const doubts = [describeDoubtfulPrice(property), describeDoubtfulPriceShort(property)].map(plainWords)
  expect(doubts.some(doubt => plainWords(text).includes(doubt)) || text).toBe(true)
}
