import type { PersonFacts } from './person-facts.ts'
import { applyQuantities } from './apply-quantities.ts'
import { attachQuantities } from './attach-quantities.ts'
import { readNumbers } from './read-numbers.ts'
import { readPurpose } from './read-purpose.ts'
import { createReading } from './sentence-reading.ts'

/** Characters of an earlier message that are read. */
const maxFactsLength = 1_000

/** Reads only what a sentence says about the person, without the places that reading a search needs. */
export function readPersonFacts(text: string): PersonFacts {
  const reading = createReading(text.slice(0, maxFactsLength).normalize('NFC'))
  readNumbers(reading)
  applyQuantities(reading, attachQuantities(reading))
  readPurpose(reading)
  return reading.facts
}
