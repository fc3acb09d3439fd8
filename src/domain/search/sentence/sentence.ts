import { type Criteria, everything, writeCriteria } from '../criteria.ts'
import { fold } from '../../text.ts'
import { Effort } from './effort.ts'
import { readCourtesy, readNames } from './courtesy.ts'
import { readElsewhere } from './elsewhere.ts'
import type { Gazetteer } from './gazetteer.ts'
import { notUnderstood } from './leftovers.ts'
import { readMeasures } from './measures.ts'
import { readIdentifiers } from './identifiers.ts'
import { readNumbers } from './numbers.ts'
import { readOrders } from './orders.ts'
import { readPercent } from './percent.ts'
import { readMisspeltPlaces } from './misspelt-places.ts'
import { readPlaces } from './places.ts'
import { readPrice } from './price.ts'
import { readQuoted } from './quoted.ts'
import { type Reading, readingOf } from './reading.ts'
import { readSale } from './sale.ts'
import { type Asking, isGreeting, readNegations, readQuestions } from './talk.ts'
import { readTerms } from './terms.ts'
import { readTypes } from './types.ts'
import { mendSpelling } from './vocabulary.ts'

export type SentenceKind = 'greeting' | 'search' | 'info'

/** What was understood of a sentence. */
export interface Understanding {
  kind: SentenceKind
  /**
   * Only what the sentence says; nothing for a greeting or a question for information. City and neighborhood as the
   * catalogue compares them, in capitals.
   */
  criteria: Criteria
  /** "melhor roi", "alto roi"; "maior desconto", "mais barato". */
  flags: { highROI: boolean; highDiscount: boolean }
  /** The number of a listing in the sentence, as the bank writes it without leading zeros. */
  listingId: string | null
  /** Parts of the sentence that seem to ask for something no criterion covers, as written. */
  notUnderstood: string[]
}

/** Maximum number of characters read; a message has at most 2,000. */
const longest = 4_000

/** Zero-width characters, which phones and web pages insert into words. */
const invisible = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g

/**
 * Reads a sentence as people in Brazil write it. Never throws: any text gives a result. Recognizers consume their
 * words one after the other, the more certain ones first: questions for information, correctly spelled places,
 * measures, prices, modalities, types, misspelled places; remaining words that seem to ask for something are reported
 * as not understood.
 */
export function readSentence(text: string, gazetteer: Gazetteer, effort = new Effort()): Understanding {
  const reading = readingOf(text.slice(0, longest).normalize('NFC').replace(invisible, ''), effort)
  readIdentifiers(reading)
  const asking = readQuestions(reading)
  readQuoted(reading)
  mendSpelling(reading, word => gazetteer.words.has(word))
  readTerms(reading)
  readNegations(reading)
  readElsewhere(reading)
  readNames(reading)
  readPlaces(reading, gazetteer)
  readNumbers(reading)
  readCourtesy(reading)
  readPercent(reading)
  readMeasures(reading)
  readPrice(reading)
  readOrders(reading)
  readSale(reading)
  readTypes(reading)
  readMisspeltPlaces(reading, gazetteer)
  const left = notUnderstood(reading)
  if (reading.listingId === null && isSearch(reading, asking))
    return {
      kind: 'search',
      criteria: reading.criteria,
      flags: reading.flags,
      listingId: null,
      notUnderstood: left,
    }
  const kind = asking === 'no' && reading.listingId === null && isGreeting(fold(text)) ? 'greeting' : 'info'
  return {
    kind,
    criteria: everything,
    flags: { highROI: false, highDiscount: false },
    listingId: reading.listingId,
    notUnderstood: kind === 'info' && asking === 'no' && reading.listingId === null ? left : [],
  }
}

/**
 * Whether the sentence is a search: any filter makes it one; in a likely question, only a filter that says which
 * listings.
 */
function isSearch({ criteria, flags, tokens }: Reading, asking: Asking): boolean {
  const filters = new Set(Object.keys(writeCriteria(criteria)))
  const any = filters.size > 0 || flags.highROI || flags.highDiscount
  if (asking === 'no' || !any) return any
  const loose = ['modality', 'financing', 'fgts', 'occupancy']
  const naming = tokens.some(({ word }) => /^(quais|qual|quantos|quantas|quanto)$/.test(word))
  const object = naming && tokens.some(({ word }) => /^imove(l|is)$/.test(word))
  if (asking === 'perhaps' && object) return true
  if (asking === 'knowledge' || !naming) loose.push('category')
  return flags.highROI || flags.highDiscount || [...filters].some(filter => !loose.includes(filter))
}
