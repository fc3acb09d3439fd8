import type { TitleBurdenKind } from './title-burdens.ts'
import type { ReadTitleAct } from './title-record-acts.ts'

/** Burdens that rest on a court's case. */
export const courtKinds: readonly TitleBurdenKind[] = [
  'attachment',
  'pre-judgment-attachment',
  'unavailability',
  'lawsuit-notice',
]

/** A number may go on in the next line: "0040118-07.2013." and "8.19.0998". */
const caseNumber = /\d(?:[\d/]|[.-]\n?(?=\d)){8,}\d/g
/** Numbers that acts of one creditor or of one property share, whatever their case: CNPJ, CNM, the city's and the seal's. */
const sharedNumber =
  /(?<!\d)\d{2}\.?\d{3}\.?\d{3}\/\d{4}-?\d{2}(?!\d)|\d{6}\.\d\.\d{7}-\d{2}(?!\d)|(?:cnpj|c\.n\.p\.j|inscri|contribuinte|cadastr|iptu|nirf|incra|ccir|cnm|matricula|selo)[^\d;]{0,40}[\d./-]+/g

const numbersOfActs = new WeakMap<ReadTitleAct, ReadonlySet<string>>()

/** The numbers of court cases and of orders (CNIB) that an act names, as digits; kept for the act. */
export function findCaseNumbers(act: ReadTitleAct): ReadonlySet<string> {
  const kept = numbersOfActs.get(act)
  if (kept !== undefined) return kept
  const numbers = new Set(
    [...act.body.replace(sharedNumber, ' ').matchAll(caseNumber)]
      .map(([found]) => found.replace(/\D/g, ''))
      .filter(digits => digits.length >= 13 && digits.length <= 26),
  )
  numbersOfActs.set(act, numbers)
  return numbers
}

/** Whether two acts name the same case. */
export function shareCase(one: ReadTitleAct, other: ReadTitleAct): boolean {
  const numbers = findCaseNumbers(other)
  return numbers.size > 0 && [...findCaseNumbers(one)].some(number => numbers.has(number))
}
