import { tidyText } from '../fold-text.ts'
import { isUf } from '../states.ts'
import { findShapeProblem } from './area-shape.ts'

/** A value, or the problem with the input, in Portuguese. */
export type FieldReading<T> = { value: T } | { problem: string }

/** The kinds of values of a field: the contract's schemas, JSON and the form follow them. */
export type FieldKind =
  /** `whole`: without decimals, otherwise at most two. */
  | { type: 'number'; least: number; most: number; whole: boolean }
  | { type: 'boolean' }
  | { type: 'text'; longest: number }
  | { type: 'choice'; choices: readonly string[] }
  | { type: 'texts'; most: number }
  | { type: 'choices'; choices: readonly string[] }

/** How one field of the criteria is written as text parameters, and read back. Reading never throws. */
export interface CriteriaField<T> {
  kind: FieldKind
  read(values: string[]): FieldReading<T>
  write(value: T): string[]
}

/** The most characters of one text. */
export const maxTextLength = 200
/** Choices given for one field, repeated ones counted. */
const maxChoices = 100
const maxNumber = 10 ** 13

/** NUL and halves of surrogate pairs, which cannot be stored, and U+FFFD, the trace of a broken encoding. */
const unreadablePattern = /[\0\uFFFD]|\p{Surrogate}/u

const findTextProblem = (text: string): string | null => {
  if (unreadablePattern.test(text)) return 'Há caracteres inválidos no texto.'
  return [...text].length > maxTextLength ? `Use no máximo ${maxTextLength} caracteres.` : null
}

/** A field with one text; a parameter given twice counts with its last value. */
export const textField: CriteriaField<string | null> = {
  kind: { type: 'text', longest: maxTextLength },
  read(values) {
    const text = values.at(-1) ?? null
    const problem = text === null ? null : findTextProblem(text)
    return problem === null ? { value: text } : { problem }
  },
  write: value => (value === null ? [] : [value]),
}

/** A field with at most so many texts, which are unique by their `key`; `clean` is applied to each first. */
export const textListField = (
  key: (text: string) => string,
  maxValues: number,
  clean: (text: string) => string = text => text,
): CriteriaField<string[]> => ({
  kind: { type: 'texts', most: maxValues },
  read(given) {
    const values = given.map(clean)
    if (values.length > maxValues) return { problem: `Use no máximo ${maxValues} valores.` }
    const problem = values.map(findTextProblem).find(found => found !== null)
    if (problem) return { problem }
    const byKey = new Map(values.toReversed().map(value => [key(value), value]))
    return {
      value: [...byKey]
        .filter(([key]) => key !== '')
        .map(([, value]) => value)
        .toReversed(),
    }
  },
  write: value => value,
})

/** A field with one of the choices, in any case. */
export const choiceField = <T extends string>(choices: readonly T[]): CriteriaField<T | null> => ({
  kind: { type: 'choice', choices },
  read(values) {
    const given = values.at(-1)?.toLowerCase()
    if (given === undefined) return { value: null }
    const choice = choices.find(choice => choice.toLowerCase() === given)
    return choice === undefined ? { problem: `Use ${listed(choices)}.` } : { value: choice }
  },
  write: value => (value === null ? [] : [value]),
})

/** A field with any of the choices, each once; `problem` is the message when the choices are too many to list. */
export const choiceListField = <T extends string>(
  choices: readonly T[],
  problem = `Use ${listed(choices)}.`,
): CriteriaField<T[]> => ({
  kind: { type: 'choices', choices },
  read(values) {
    if (values.length > maxChoices) return { problem: `Use no máximo ${maxChoices} valores.` }
    const found = values.map(value => choices.find(choice => choice.toLowerCase() === value.toLowerCase()))
    return found.includes(undefined)
      ? { problem }
      : { value: [...new Set(found.filter(choice => choice !== undefined))] }
  },
  write: value => value,
})

/** A field that is `true` or `false`. */
export const booleanField: CriteriaField<boolean | null> = {
  kind: { type: 'boolean' },
  read(values) {
    const given = values.at(-1)?.toLowerCase()
    if (given === undefined) return { value: null }
    return given === 'true' || given === 'false'
      ? { value: given === 'true' }
      : { problem: 'Use true ou false.' }
  },
  write: value => (value === null ? [] : [String(value)]),
}

/**
 * A field with a number ≥ 0 of at most two decimals; 0 counts as not given. `unit`: the factor to the internal value
 * (reais: 100).
 */
export const decimalField = (unit = 1, most = maxNumber): CriteriaField<number | null> => ({
  kind: { type: 'number', least: 0, most, whole: false },
  read(values) {
    const given = values.at(-1)
    if (given === undefined) return { value: null }
    if (!/^\d{1,16}(\.\d{1,2})?$/.test(given) || Number(given) > most)
      return { problem: `Informe um número de 0 a ${most}, com ponto e no máximo duas casas decimais.` }
    const value = unit === 1 ? Number(given) : Math.round(Number(given) * unit)
    return { value: value > 0 ? value : null }
  },
  write: value => (value === null ? [] : [String(value / unit)]),
})

/**
 * A field with a number of at most two decimals, which may be 0 or negative; only a missing parameter counts as not
 * given.
 */
export const signedField = (least: number, most: number): CriteriaField<number | null> => ({
  kind: { type: 'number', least, most, whole: false },
  read(values) {
    const given = values.at(-1)
    if (given === undefined) return { value: null }
    const value = Number(given)
    if (!/^-?\d{1,16}(\.\d{1,2})?$/.test(given) || value < least || value > most)
      return {
        problem: `Informe um número de ${least} a ${most}, com ponto e no máximo duas casas decimais.`,
      }
    return { value: value === 0 ? 0 : value }
  },
  write: value => (value === null ? [] : [String(value)]),
})

/** A field with a whole number ≥ 0; 0 counts as not given. */
export const integerField = (most: number): CriteriaField<number | null> => ({
  kind: { type: 'number', least: 0, most, whole: true },
  read(values) {
    const given = values.at(-1)
    if (given === undefined) return { value: null }
    if (!/^\d{1,16}$/.test(given) || Number(given) > most)
      return { problem: `Informe um número inteiro de 0 a ${most}.` }
    return { value: Number(given) || null }
  },
  write: value => (value === null ? [] : [String(value)]),
})

/** A field with a whole number between two limits. */
export const rangeField = (least: number, most: number): CriteriaField<number | null> => ({
  kind: { type: 'number', least, most, whole: true },
  read(values) {
    const given = values.at(-1)
    if (given === undefined) return { value: null }
    return /^\d{1,16}$/.test(given) && Number(given) >= least && Number(given) <= most
      ? { value: Number(given) }
      : { problem: `Informe um número inteiro de ${least} a ${most}.` }
  },
  write: value => (value === null ? [] : [String(value)]),
})

/** A field with a municipality and its state: "Campinas,SP". Whether it exists is known where the search is run. */
export const nearField: CriteriaField<string | null> = {
  kind: { type: 'text', longest: maxTextLength },
  read(values) {
    const given = values.at(-1)
    if (given === undefined) return { value: null }
    const [, name = '', uf = ''] = /^([^,]+?)\s*,\s*(\p{L}{2})$/u.exec(given) ?? []
    const problem = findTextProblem(given)
    if (problem !== null) return { problem }
    return isUf(uf.toUpperCase())
      ? { value: `${name},${uf.toUpperCase()}` }
      : { problem: 'Informe o município e a sigla do estado, como Campinas,SP.' }
  },
  write: value => (value === null ? [] : [value]),
}

/** Decimals of a coordinate: a tenth of a meter. */
const coordinateDecimals = 6

/** A field with a spot of the map: `-8.05,-34.9`, WGS84 degrees, latitude first. */
export const spotField: CriteriaField<string | null> = {
  kind: { type: 'text', longest: 40 },
  read(values) {
    const given = values.at(-1)
    if (given === undefined) return { value: null }
    const spot = readSpot(given)
    return spot === null
      ? { problem: 'Informe latitude e longitude em graus, dentro do Brasil, como -8.05,-34.9.' }
      : { value: `${spot.lat},${spot.lng}` }
  },
  write: value => (value === null ? [] : [value]),
}

/** Reads a spot within Brazil's bounds; `null` for other texts. */
export function readSpot(text: string): { lat: number; lng: number } | null {
  const [, lat = '', lng = ''] =
    /^\s*(-?\d{1,2}(?:\.\d{1,15})?)\s*,\s*(-\d{1,3}(?:\.\d{1,15})?)\s*$/.exec(text) ?? []
  if (lng === '') return null
  const spot = { lat: toCoordinate(lat), lng: toCoordinate(lng) }
  return spot.lat >= -34 && spot.lat <= 6 && spot.lng >= -75 && spot.lng <= -28 ? spot : null
}

const toCoordinate = (text: string): number => Number(Number(text).toFixed(coordinateDecimals))

/** A field with an area drawn on the map: an encoded polyline. */
export const shapeField: CriteriaField<string | null> = {
  kind: { type: 'text', longest: 4000 },
  read(values) {
    const given = values.at(-1)
    if (given === undefined) return { value: null }
    const problem = findShapeProblem(given)
    return problem === null ? { value: given } : { problem }
  },
  write: value => (value === null ? [] : [value]),
}

/** `a, b ou c`. */
const listed = (choices: readonly string[]): string =>
  `${choices.slice(0, -1).join(', ')} ou ${choices.at(-1)}`

/**
 * Returns the texts of a parameter without empty ones; `null` when it is neither text, number, boolean nor a list of
 * them.
 */
export function toTexts(given: unknown): string[] | null {
  if (given === undefined || given === null) return []
  const texts: string[] = []
  for (const value of Array.isArray(given) ? given : [given]) {
    if (!['string', 'number', 'boolean'].includes(typeof value)) return null
    const text = tidyText(String(value))
    if (text !== '') texts.push(text)
  }
  return texts
}
