import { foldText } from '../fold-text.ts'
import {
  isCity,
  isCompany,
  isDescribed,
  isIntroduced,
  isIntroducedByColon,
  isLinked,
  isMentioned,
  isSoleFirm,
} from './name-contexts.ts'
import { findKnownNames, learnNames, type NameTree } from './known-names.ts'
import { isJoinedName, type NameWord, readNameWords, type TextRange } from './name-words.ts'

export interface PersonNames {
  /** Places of the words of names; particles between them are not among them. */
  ranges: TextRange[]
  known: NameTree
}

interface NameRun {
  words: NameWord[]
  protected: boolean
}

const contextLength = 90

/**
 * Finds the names of people: what is introduced or described as a person, and what looks like a name and is neither a
 * place nor a company. Takes time linear in the length of the text.
 * @param known names that another text gave, which are found here too
 */
export function findPersonNames(text: string, known?: NameTree): PersonNames {
  const words = readNameWords(text)
  const people: NameRun[] = []
  const others: NameRun[] = []
  let lastPerson: NameRun | null = null
  for (const run of readNameRuns(text, words)) {
    const person: boolean = !run.protected && isPerson(text, run, lastPerson)
    ;(person ? people : others).push(run)
    lastPerson = person ? run : null
  }
  const learned = learnNames(people.map(({ words: named }) => named))
  const given = new Set(
    people.map(({ words: [first] }) => (first !== undefined && first.folded.length > 2 ? first.folded : '')),
  )
  const starts = new Set(people.map(({ words: [first] }) => first!.start))
  const alone = others.filter(
    ({ words: [first, second], protected: kept }) =>
      !kept &&
      first !== undefined &&
      second === undefined &&
      (first.kind === 'given' || first.folded.length > 5) &&
      (given.has(first.folded) ||
        starts.has(first.end + (/^ e |^, /.exec(text.slice(first.end, first.end + 3))?.[0].length ?? 0))),
  )
  const kept = new Set(others.filter(run => run.protected).flatMap(run => run.words))
  return {
    ranges: [
      ...[...people, ...alone].flatMap(run => run.words.filter(({ kind }) => kind !== 'particle')),
      ...[learned, ...(known === undefined ? [] : [known])].flatMap(tree =>
        findKnownNames(text, words, tree, kept),
      ),
    ],
    known: learned,
  }
}

/** Words that places begin with and family names end with. */
const placesInNames = new Set(
  'campos serra porto monte barra ponte rio santa santo sao senhora jardim villa lagoa centro nossa engenho ilha'.split(
    ' ',
  ),
)

function* readNameRuns(text: string, words: readonly NameWord[]): Generator<NameRun> {
  for (let index = 0; index < words.length; index += 1) {
    if (!startsName(words[index]!)) continue
    let last = index
    let named = isName(words[index]!)
    for (
      let next = index + 1;
      next < words.length && isJoinedName(text, words[next - 1]!, words[next]!);
      next += 1
    ) {
      const word = words[next]!
      if (word.kind === 'given' && words[next - 1]!.folded === 'e') break
      if (startsName(word) || (placesInNames.has(word.folded) && (named || leadsToName(text, words, next))))
        last = next
      else if (word.kind !== 'particle' || next - last > 2) break
      named ||= isName(word)
    }
    const run = words.slice(index, last + 1)
    yield { words: run, protected: isPlace(text, words, index) || isFirm(text, run) }
    index = last
  }
}

const startsName = ({ kind }: NameWord): boolean =>
  kind === 'given' || kind === 'family' || kind === 'unknown' || kind === 'initial'

/** Whether a word that may be a place, as Serra is, stands within a name and not at its end. */
const leadsToName = (text: string, words: readonly NameWord[], index: number): boolean => {
  const after = words[index + 1]
  return after !== undefined && isName(after) && isJoinedName(text, words[index]!, after)
}

const isName = ({ kind }: NameWord): boolean => kind === 'given' || kind === 'family'

/** Whether the words before a name make it a place's: `Rua Coronel …`, `Comarca de …`. */
function isPlace(text: string, words: readonly NameWord[], index: number): boolean {
  for (let before = index - 1; before >= 0 && before >= index - 4; before -= 1) {
    const word = words[before]!
    const gap = text.slice(word.end, words[before + 1]!.start)
    if (!/^[.,]?[ \n"“]{0,3}(?:[A-Z]?\d{0,4}[ªº]? )?$/.test(gap)) return false
    if (word.folded === 'imoveis' && words[before - 2]?.folded === 'registro') return true
    if (word.folded === 'imoveis' && words[before - 2]?.folded === 'geral') return true
    if (word.kind === 'place') return !gap.startsWith(',')
    if (
      gap.startsWith(',') ||
      word.folded === 'e' ||
      !['particle', 'honour', 'title', 'initial'].includes(word.kind)
    )
      return false
  }
  return false
}

const afterRun = (text: string, run: readonly NameWord[]): string =>
  text.slice(run.at(-1)!.end, run.at(-1)!.end + contextLength)

function isFirm(text: string, run: readonly NameWord[]): boolean {
  const after = afterRun(text, run)
  if (/^ ?& ?\p{Lu}/u.test(after) || text.slice(Math.max(0, run[0]!.start - 2), run[0]!.start).endsWith('& '))
    return true
  return isCompany(after)
}

function isPerson(text: string, { words }: NameRun, lastPerson: NameRun | null): boolean {
  const named = words.filter(({ kind }) => kind !== 'particle' && kind !== 'initial')
  if (named.length === 0) return false
  const given = words.some(({ kind }) => kind === 'given')
  const known = given || words.some(({ kind }) => kind === 'family')
  const several = named.length >= 2 || (known && words.length >= 2)
  const before = foldText(
    `|${text.slice(Math.max(0, words[0]!.start - contextLength), words[0]!.start)}|`,
  ).slice(1, -1)
  const after = foldText(`${afterRun(text, words)}|`)
  if (isIntroduced(before)) return several || given || isIntroducedByColon(before) || words.length >= 2
  if (isSoleFirm(afterRun(text, words).trimStart()) && given) return true
  if (isCity(afterRun(text, words))) return false
  if (isDescribed(after) && (several || given)) return true
  if (isMentioned(before) && known) return true
  if (lastPerson !== null) {
    const between = text.slice(lastPerson.words.at(-1)!.end, words[0]!.start)
    if (between.length < 40 && isLinked(foldText(`|${between}|`).slice(1, -1)) && (several || given))
      return true
  }
  if (
    /(?:presidente|governador|senador|coronel|marechal|general|padre|barao|visconde|duque|dom|frei|santo) $/.test(
      before,
    )
  )
    return false
  return several && (words[0]!.kind === 'given' || (known && named.length >= 2))
}
