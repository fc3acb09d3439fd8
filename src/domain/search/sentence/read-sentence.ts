import { type Criteria, emptyCriteria, writeCriteria } from '../search-criteria.ts'
import type { Uf } from '../../states.ts'
import { foldText } from '../../fold-text.ts'
import { ParseBudget } from './parse-budget.ts'
import { readCourtesy, readPersonNames } from './read-courtesy.ts'
import { readUnsupported } from './read-unsupported.ts'
import type { Gazetteer } from './gazetteer.ts'
import { listNotUnderstood } from './not-understood.ts'
import { readMeasures } from './read-measures.ts'
import { readIdentifiers } from './read-identifiers.ts'
import { readNumbers } from './read-numbers.ts'
import { readOrders } from './read-orders.ts'
import { readPercent } from './read-percent.ts'
import { readMisspeltPlaces } from './read-misspelt-places.ts'
import { readPlaces } from './read-places.ts'
import { readPrice } from './read-price.ts'
import { readQuoted } from './read-quoted.ts'
import { type SentenceReading, createReading } from './sentence-reading.ts'
import { readSale } from './read-sale.ts'
import { type QuestionLikelihood, isGreeting, readOffers, readQuestions } from './read-talk.ts'
import { readDistance } from './read-nearness.ts'
import { readRejections } from './read-rejections.ts'
import { settleRejectedStates } from './rejected-places.ts'
import { readDescriptionWords } from './read-description-words.ts'
import { readFitsMeans } from './read-fits-means.ts'
import { readFamilyFacts } from './read-family-facts.ts'
import { readMoneyFacts } from './read-money-facts.ts'
import { readPurpose } from './read-purpose.ts'
import type { PersonFacts } from './person-facts.ts'
import type { PlaceCorrection } from './place-correction.ts'
import { readRegions } from './read-regions.ts'
import { readDeadlines } from './read-deadlines.ts'
import { readArrivals, readTimes } from './read-times.ts'
import { readTerms } from './read-terms.ts'
import { readTypes } from './read-types.ts'
import { correctSpelling } from './correct-spelling.ts'

export type SentenceKind = 'greeting' | 'search' | 'info'

/** What was understood of a sentence. */
export interface SentenceUnderstanding {
  kind: SentenceKind
  /**
   * Only what the sentence says; nothing for a greeting or a question for information. City and neighborhood as the
   * catalogue compares them, in capitals.
   */
  criteria: Criteria
  /** "melhor roi", "alto roi"; "maior desconto", "mais barato". */
  flags: { highROI: boolean; highDiscount: boolean }
  /** What the sentence says about the person; also of a sentence that is no search. */
  facts: PersonFacts
  /** Whether the sentence wants what the means of its family allow, beside all criteria: "2 quartos que cabem no meu bolso". */
  fitsMeans?: boolean
  /** States that the sentence rejects without naming a region that has them: only a search before can lose them. */
  rejectedStates?: readonly Uf[]
  /** The number of a listing in the sentence, as the bank writes it without leading zeros. */
  listingId: string | null
  /** Misspelled places of the criteria, each with the place that it was read as. */
  corrections: readonly PlaceCorrection[]
  /** Parts of the sentence that seem to ask for something no criterion covers, as written. */
  notUnderstood: string[]
}

/** Maximum number of characters read; a message has at most 2,000. */
const maxSentenceLength = 4_000

/** Zero-width characters, which phones and web pages insert into words. */
const zeroWidthPattern = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g

/**
 * Reads a sentence as people in Brazil write it. Never throws: any text gives a result. Recognizers consume their
 * words one after the other, the more certain ones first: questions for information, correctly spelled places,
 * measures, prices, modalities, types, misspelled places; remaining words that seem to ask for something are reported
 * as not understood. `now`: what "até sexta" counts from; `null` leaves it unread.
 */
export function readSentence(
  text: string,
  gazetteer: Gazetteer,
  now: Date | null,
  effort = new ParseBudget(),
): SentenceUnderstanding {
  const reading = createReading(
    text.slice(0, maxSentenceLength).normalize('NFC').replace(zeroWidthPattern, ''),
    effort,
  )
  readIdentifiers(reading)
  readFitsMeans(reading)
  const asking = readQuestions(reading)
  readQuoted(reading)
  correctSpelling(reading, word => gazetteer.words.has(word))
  readFamilyFacts(reading)
  readTerms(reading)
  readOffers(reading)
  readRejections(reading, gazetteer)
  if (now !== null) readDeadlines(reading, now)
  readTimes(reading)
  readRegions(reading, gazetteer)
  settleRejectedStates(reading)
  readUnsupported(reading)
  readPersonNames(reading)
  readPlaces(reading, gazetteer)
  readNumbers(reading)
  readArrivals(reading)
  readCourtesy(reading)
  readDescriptionWords(reading)
  readMoneyFacts(reading)
  readDistance(reading)
  readPercent(reading)
  readMeasures(reading)
  readPrice(reading)
  readOrders(reading)
  readSale(reading)
  readTypes(reading)
  readPurpose(reading)
  readMisspeltPlaces(reading, gazetteer)
  const left = listNotUnderstood(reading)
  if (reading.listingId === null && isSearch(reading, asking))
    return {
      kind: 'search',
      criteria: reading.criteria,
      flags: reading.flags,
      facts: reading.facts,
      fitsMeans: reading.fitsMeans,
      rejectedStates: reading.rejectedStates,
      listingId: null,
      corrections: reading.corrections,
      notUnderstood: left,
    }
  const kind =
    asking === 'no' && reading.listingId === null && isGreeting(foldText(text)) ? 'greeting' : 'info'
  return {
    kind,
    criteria: emptyCriteria,
    flags: { highROI: false, highDiscount: false },
    facts: reading.facts,
    fitsMeans: reading.fitsMeans,
    rejectedStates: asking === 'no' ? reading.rejectedStates : [],
    listingId: reading.listingId,
    corrections: [],
    notUnderstood: kind === 'info' && asking === 'no' && reading.listingId === null ? left : [],
  }
}

/**
 * Whether the sentence is a search: any filter makes it one; in a likely question, only a filter that says which
 * listings.
 */
function isSearch({ criteria, flags, facts, tokens }: SentenceReading, asking: QuestionLikelihood): boolean {
  const filters = new Set(Object.keys(writeCriteria(criteria)))
  const any = filters.size > 0 || flags.highROI || flags.highDiscount || facts.income !== null
  if (asking === 'no' || !any) return any
  const loose = ['modality', 'financing', 'fgts', 'occupancy']
  const naming = tokens.some(({ word }) => /^(quais|qual|quantos|quantas|quanto)$/.test(word))
  const object = naming && tokens.some(({ word }) => /^imove(l|is)$/.test(word))
  if (asking === 'perhaps' && object) return true
  if (asking === 'knowledge' || !naming) loose.push('category')
  return flags.highROI || flags.highDiscount || [...filters].some(filter => !loose.includes(filter))
}
