import { foldText } from '../fold-text.ts'
import {
  isCity,
  isClearlyDescribed,
  isDescribed,
  isDescribedAlone,
  isDoing,
  isListLink,
  isLinked,
  isSoleFirm,
} from './name-contexts.ts'
import {
  introducesMany,
  isAtPlace,
  isHonoured,
  isIntroduced,
  isIntroducedAlone,
  isIntroducedByColon,
  isMentioned,
} from './name-introductions.ts'
import { findKnownNames, learnNames, type NameTree } from './known-names.ts'
import { afterRun, beforeRun, isName, isTown, type NameRun, readNameRuns } from './name-runs.ts'
import { type NameWord, readNameWords, type TextRange } from './name-words.ts'

export interface PersonNames {
  /** Places of the words of names; particles between them are not among them. */
  ranges: TextRange[]
  known: NameTree
}

/** The person before a run, and whether a list of several goes on. */
interface LastPerson {
  run: NameRun
  listed: boolean
}

/**
 * Finds the names of people: what is introduced or described as a person, and what looks like a name and is neither a
 * place nor a company. Takes time linear in the length of the text.
 * @param known names that another text gave, which are found here too
 */
export function findPersonNames(text: string, known?: NameTree): PersonNames {
  const words = readNameWords(text)
  const people: NameRun[] = []
  const others: NameRun[] = []
  let last: LastPerson | null = null
  for (const run of readNameRuns(text, words)) {
    const listed: boolean = goesOnList(text, run, last)
    const person: boolean = !run.protected && (isPerson(text, run, last) || listed)
    ;(person ? people : others).push(run)
    last = person ? { run, listed: listed || introducesMany(foldContext(beforeRun(text, run.words))) } : null
  }
  const learned = learnNames(people.map(({ words: named }) => named))
  const kept = new Set(others.filter(run => run.protected).flatMap(run => run.words))
  return {
    ranges: [
      ...[...people, ...findLoneNames(text, people, others)].flatMap(run =>
        run.words.filter(
          ({ kind, folded }) => kind !== 'particle' || folded.length > 3 || foreign.has(folded),
        ),
      ),
      ...[learned, ...(known === undefined ? [] : [known])].flatMap(tree =>
        findKnownNames(text, words, tree, kept),
      ),
    ],
    known: learned,
  }
}

/** Particles that say where a family is from. */
const foreign = new Set('den ter zu las el al bin ibn abu'.split(' '))

/** Folds a context letter by letter, so that its ends stay. */
const foldContext = (context: string): string => foldText(`|${context}|`).slice(1, -1)

/** Names of one word: a person's given name once more, and what a person's name follows: `Ítalo e Hugo Pessanha`. */
function findLoneNames(text: string, people: readonly NameRun[], others: readonly NameRun[]): NameRun[] {
  const given = new Set(
    people.map(({ words: [first] }) => (first !== undefined && first.folded.length > 2 ? first.folded : '')),
  )
  const starts = new Set(people.map(({ words: [first] }) => first!.start))
  return others.filter(({ words: run, protected: kept }) => {
    const [first, second] = run
    if (kept || first === undefined || second !== undefined || first.kind === 'initial') return false
    const gap = /^ e |^, |^ \[[^\]\n]{0,60}\] /.exec(text.slice(first.end, first.end + 66))?.[0] ?? ''
    const leads = starts.has(first.end + gap.length)
    if (leads && /^ (?:e|\[)/.test(gap) && / (?:em|a|por|de|com|entre)$/.test(beforeRun(text, run).trimEnd()))
      return true
    return (isName(first) || first.folded.length > 5) && (given.has(first.folded) || leads)
  })
}

/** Whether a run goes on a list of people: `Srs. Akira, Minoru e Eiko`, or turns a name round: `SATO, Yumi`. */
function goesOnList(text: string, { words }: NameRun, last: LastPerson | null): boolean {
  if (last === null || words.every(({ kind }) => kind === 'initial')) return false
  const end = last.run.words.at(-1)!.end
  const between = text.slice(end, words[0]!.start)
  if (between.length > 24 || isCity(afterRun(text, words))) return false
  if (last.listed && isListLink(foldContext(between))) return true
  return (
    between === ', ' &&
    last.run.words.length === 1 &&
    /^\p{Lu}+$/u.test(text.slice(last.run.words[0]!.start, end)) &&
    /^\p{Lu}\p{Ll}/u.test(text.slice(words[0]!.start, words[0]!.end))
  )
}

const foreignParticle = /(?<!\p{L})(?:von|van|den|bin|bint|ibn|abu)(?!\p{L})/iu

function isPerson(text: string, { words }: NameRun, last: LastPerson | null): boolean {
  const named = words.filter(({ kind }) => kind !== 'particle' && kind !== 'initial')
  if (named.length === 0) return false
  const given = words.some(({ kind }) => kind === 'given')
  const known = given || words.some(({ kind }) => kind === 'family')
  const several = named.length >= 2 || (known && words.length >= 2)
  const before = foldContext(beforeRun(text, words))
  const following = afterRun(text, words)
  const after = foldText(`${following}|`)
  const introduced = isIntroduced(before)
  if (introduced && (several || given || isIntroducedByColon(before) || words.length >= 2)) return true
  if (isIntroducedAlone(before) && !isCity(following)) return true
  if (isSoleFirm(following.trimStart()) && (known || words[0]!.kind === 'initial')) return true
  if (isCity(following) || (isTown(words) && !isClearlyDescribed(following))) return false
  if (named.length === 1 && named[0]!.folded.length > 3 && isDescribedAlone(before, after, introduced))
    return true
  if ((isDescribed(after) || isDoing(after)) && (several || given)) return true
  if (isMentioned(before) && known) return true
  if (last !== null) {
    const between = text.slice(last.run.words.at(-1)!.end, words[0]!.start)
    if (between.length < 40 && isLinked(foldContext(between)) && (several || given)) return true
  }
  if (isAtPlace(before)) return false
  if (isHonoured(before)) return named.length > 2
  if (several && foreignParticle.test(text.slice(words[0]!.start, words.at(-1)!.end))) return true
  return several && (words[0]!.kind === 'given' || (known && named.length >= 2) || isInitialled(words))
}

/** Whether two initials stand before a name, as where people sign. */
const isInitialled = (words: readonly NameWord[]): boolean =>
  words[0]!.kind === 'initial' && words[1]?.kind === 'initial'
