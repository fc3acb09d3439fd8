import { criteriaTable } from './criteria-table.ts'
import type { CriterionWords } from './criteria-rows.ts'
import {
  comparedFigures,
  type Criteria,
  criteriaFields,
  type CriterionOfKind,
  nameOfFigure,
  readFigureRange,
} from './search-criteria.ts'

type UnboundWorded = CriterionOfKind<'flag' | 'answer' | 'steps'>

/** The criteria whose words the table holds; the bounds of one figure share those of the first. */
export type WordedCriterion = UnboundWorded | CriterionOfKind<'bound'>

/** The words of a criterion for what is asked for. */
export interface AskedWords {
  chip(): string
  /** `null` where its chip follows a comma. */
  inName(): string | null
  phrase(ending: string): string
  missing(ending: string): string
  /** Empty when the sentence parser reads no such criterion. */
  sentence(): string
}

const bindWords = <Asked>(words: CriterionWords<Asked>, asked: Asked): AskedWords => ({
  chip: () => words.chip(asked),
  inName: () => words.inName?.(asked) ?? null,
  phrase: ending => words.phrase(asked, ending),
  missing: ending => words.missing(asked, ending),
  sentence: () => words.sentence?.(asked) ?? '',
})

const unboundWords: { readonly [Name in UnboundWorded]: CriterionWords<NonNullable<Criteria[Name]>> } =
  criteriaTable

const isUnbound = (name: keyof Criteria): name is UnboundWorded =>
  ['flag', 'answer', 'steps'].includes(criteriaTable[name].kind)

/** Returns the words of every worded criterion that is asked for, in canonical order. */
export function listAskedWords(criteria: Criteria): Map<WordedCriterion, AskedWords> {
  const asked = new Map<WordedCriterion, AskedWords>()
  const add = <Name extends UnboundWorded>(name: Name): void => {
    const value = criteria[name]
    if (value !== null) asked.set(name, bindWords(unboundWords[name], value))
  }
  for (const name of criteriaFields) {
    if (isUnbound(name)) add(name)
    const compared = comparedFigures.find(each => nameOfFigure(each) === name)
    if (compared === undefined) continue
    const range = readFigureRange(criteria, compared)
    if (range.min !== null || range.max !== null)
      asked.set(nameOfFigure(compared), bindWords(compared.figure, range))
  }
  return asked
}

/** The criterion that another one only qualifies; `null` = it is no restriction alone. */
const meaningOf = {
  within: 'near',
  withinMetres: 'nearAddress',
  downPayment: 'maxInstalment',
  orUnknown: null,
  sort: null,
} as const

/** A criterion that stands for all that is dropped, or removed by a chip, with it. */
export type Subject = Exclude<keyof Criteria, keyof typeof meaningOf>

const isMeaning = (name: keyof Criteria): name is keyof typeof meaningOf => name in meaningOf

/** Returns the criterion under whose name a criterion is described: the first bound of its figure, or itself. */
export function subjectOf(name: keyof Criteria): Subject | null {
  if (isMeaning(name)) return meaningOf[name]
  const row = criteriaTable[name]
  if (row.kind !== 'bound') return name
  return nameOfFigure(comparedFigures.find(({ figure }) => figure === row.figure)!)
}

/** Lists the criteria that are described under one name. */
export const listCriteriaOf = (subject: Subject): (keyof Criteria)[] =>
  criteriaFields.filter(name => subjectOf(name) === subject)

/** Returns the consultant's name for a criterion: “o filtro de quartos”. */
export function nameSubject(subject: Subject): string {
  const row = criteriaTable[subject]
  return (row.kind === 'bound' ? row.figure.subject : row.subject) ?? ''
}
