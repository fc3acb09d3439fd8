import { mergeCriteria } from '../merge-criteria.ts'
import {
  comparedFigures,
  type Criteria,
  dropCriteria,
  emptyCriteria,
  writeCriteria,
} from '../search-criteria.ts'
import type { Uf } from '../../states.ts'
import { foldText } from '../../fold-text.ts'
import {
  createReading,
  type NamesakeNeighborhood,
  type PlaceCorrection,
  ParseBudget,
  type SentenceReading,
} from './sentence-reading.ts'
import { listNotUnderstood } from './list-not-understood.ts'
import {
  isGreeting,
  readCourtesy,
  readDescriptionWords,
  readIdentifiers,
  readOffers,
  readQuoted,
  readUnsupported,
} from './read-other-words.ts'
import type { Gazetteer } from './gazetteer.ts'
import {
  applyQuantities,
  readAnyDiscount,
  readGarageWords,
  readHalfPrice,
  readPastAmounts,
  readRoomWords,
} from './apply-quantities.ts'
import { attachQuantities, type Quantity } from './attach-quantities.ts'
import { readNumbers } from './read-numbers.ts'
import { readFitsMeans, readOrders, readTerms } from './read-terms.ts'
import { readMisspeltPlaces } from './read-misspelt-places.ts'
import { readPlaces } from './read-places.ts'
import { readSale, readTypes } from './read-kinds.ts'
import { type QuestionLikelihood, readQuestions } from './message-intent.ts'
import { readNeighborhoodsBesideCity } from './read-unlisted-neighborhoods.ts'
import { readDistance, readRegions } from './read-regions.ts'
import { readRejections, settleRejectedStates } from './read-rejections.ts'
import { readFamilyFacts, readPersonNames, readPurpose } from './read-person-facts.ts'
import { mergePersonFacts, type PersonFacts } from './person-facts.ts'
import { type Clause, splitClauses } from './clauses.ts'
import { readArrivals, readDeadlines, readTimes } from './read-times.ts'
import { correctSpelling } from './known-words.ts'

export type SentenceKind = 'greeting' | 'search' | 'info'

/** The understanding of a sentence. */
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
  /** Criteria that the sentence says are not needed: a search before loses them ("não precisa ser em Salvador"). */
  released?: readonly (keyof Criteria)[]
  /** The city's name is also that of a neighborhood: one of the city that a search before is in is meant. */
  namesake?: NamesakeNeighborhood | null
  /** Names that may be neighborhoods of the city that a search before is in: "e no Cabula?" */
  unplacedNames?: readonly string[]
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

/** The understanding of one part of a sentence, and what may be read beyond its own end. */
interface ClauseReading {
  reading: SentenceReading
  asking: QuestionLikelihood
  quantities: readonly Quantity[]
}

/**
 * Reads one part of a sentence: questions for information and correctly spelled places first, then every number with its
 * noun, then orders, modalities, types and misspelled places. `last`: the quantity that the part may correct.
 */
function readClause(
  text: string,
  gazetteer: Gazetteer,
  now: Date | null,
  effort: ParseBudget,
  last: Quantity | null = null,
): ClauseReading {
  const reading = createReading(text, effort)
  readIdentifiers(reading)
  readFitsMeans(reading)
  const asking = readQuestions(reading)
  readQuoted(reading)
  correctSpelling(reading, word => gazetteer.words.has(word))
  readFamilyFacts(reading)
  readTerms(reading)
  readOffers(reading)
  readRejections(reading, gazetteer)
  readNeighborhoodsBesideCity(reading, gazetteer)
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
  readDistance(reading)
  readHalfPrice(reading)
  readRoomWords(reading)
  readPastAmounts(reading)
  const quantities = attachQuantities(reading, last)
  applyQuantities(reading, quantities)
  readAnyDiscount(reading)
  readGarageWords(reading)
  readOrders(reading)
  readSale(reading)
  readTypes(reading)
  readPurpose(reading)
  readMisspeltPlaces(reading, gazetteer)
  return { reading, asking, quantities }
}

/**
 * Reads a search in everyday Brazilian Portuguese. Never throws: any text gives a result. A correction ("digo", "na
 * verdade") replaces the earlier criterion of the same kind. What the sentence calls unnecessary sets no filter.
 * `notUnderstood` has the remaining words that seem to ask for something. `now` is the day from which "até sexta" is
 * counted; with `null` such deadlines are not read.
 */
export function readSentence(
  text: string,
  gazetteer: Gazetteer,
  now: Date | null,
  effort = new ParseBudget(),
): SentenceUnderstanding {
  const plain = text.slice(0, maxSentenceLength).normalize('NFC').replace(zeroWidthPattern, '')
  const released = new Set<keyof Criteria>()
  const listWishes = (words: string): (keyof Criteria)[] =>
    Object.keys(
      writeCriteria(readClause(words, gazetteer, now, effort).reading.criteria),
    ) as (keyof Criteria)[]
  const clauses = splitClauses(plain, words => {
    const wishes = listWishes(words.replaceAll(/ nem /gi, ' e '))
    for (const name of wishes) released.add(name)
    return wishes.length > 0
  })
  const readings: (ClauseReading & Clause)[] = []
  for (const { text: words, role } of clauses) {
    if (role === 'released') continue
    const last = readings.findLast(({ quantities }) => quantities.length > 0)?.quantities.at(-1) ?? null
    const replaced = role === 'corrects' || role === 'moves' ? last : null
    readings.push({ ...readClause(words, gazetteer, now, effort, replaced), text: words, role })
  }
  // "Existe casa, aceito ocupado, até 200 mil": what another part searches is no question.
  const searches = readings.some(({ reading, asking }) => asking === 'no' && isSearch(reading, asking))
  let whole: SentenceUnderstanding | null = null
  for (const clause of readings) {
    const asking = searches && clause.asking === 'perhaps' ? 'no' : clause.asking
    const understood = understandClause({ ...clause, asking }, clauses.length === 1 ? text : clause.text)
    whole = whole === null ? understood : joinClauses(whole, understood, clause.role)
  }
  const joined = whole ?? understandClause(readClause('', gazetteer, now, effort), '')
  // "Pode ser ocupado, aliás só ocupado": what a later part wants is no longer unneeded.
  const last = clauses.at(-1)?.role === 'corrects' ? readings.at(-1)?.reading.criteria : undefined
  for (const name of last === undefined ? [] : Object.keys(writeCriteria(last)))
    released.delete(name as keyof Criteria)
  // "desocupado, mas ocupado também serve": what is accepted as well takes back what was asked for.
  const criteria = dropCriteria(joined.criteria, released.has('occupancy') ? ['occupancy'] : [])
  return { ...joined, criteria, released: [...released] }
}

/** Joins what two parts of a sentence say: the later part wins, or adds to lists of the first. */
function joinClauses(
  first: SentenceUnderstanding,
  later: SentenceUnderstanding,
  role: Clause['role'],
): SentenceUnderstanding {
  const kinds = [first.kind, later.kind]
  return {
    kind: kinds.includes('search') ? 'search' : kinds.includes('info') ? 'info' : 'greeting',
    criteria: mergeCriteria(
      role === 'corrects' ? dropCorrectedFigures(first.criteria, later.criteria) : first.criteria,
      later.criteria,
      role === 'said',
    ),
    flags: {
      highROI: first.flags.highROI || later.flags.highROI,
      highDiscount: first.flags.highDiscount || later.flags.highDiscount,
    },
    facts: mergePersonFacts(first.facts, later.facts),
    fitsMeans: first.fitsMeans === true || later.fitsMeans === true,
    rejectedStates: [...(first.rejectedStates ?? []), ...(later.rejectedStates ?? [])],
    namesake: later.namesake ?? first.namesake ?? null,
    unplacedNames: [...(first.unplacedNames ?? []), ...(later.unplacedNames ?? [])],
    listingId: later.listingId ?? first.listingId,
    corrections: [...first.corrections, ...later.corrections],
    notUnderstood: [...new Set([...first.notUnderstood, ...later.notUnderstood])],
  }
}

/** A correction of a figure takes back both its ends: "2 quartos, digo, no máximo 4" has no least. */
function dropCorrectedFigures(first: Criteria, later: Criteria): Criteria {
  const ends = comparedFigures
    .map(({ min, max }) => [min, max].filter(end => end !== null))
    .filter(names => names.some(name => later[name] !== null))
  return dropCriteria(first, ends.flat())
}

/** Returns what a part of a sentence says; criteria only when it is a search. */
function understandClause({ reading, asking }: ClauseReading, text: string): SentenceUnderstanding {
  const left = listNotUnderstood(reading)
  if (reading.listingId === null && isSearch(reading, asking))
    return {
      kind: 'search',
      criteria: reading.criteria,
      flags: reading.flags,
      facts: reading.facts,
      fitsMeans: reading.fitsMeans,
      rejectedStates: reading.rejectedStates,
      namesake: reading.namesake,
      unplacedNames: reading.unplacedNames,
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
    namesake: null,
    unplacedNames: asking === 'no' ? reading.unplacedNames : [],
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
