import { formatDecimal } from '../format-decimal.ts'
import { formatShortDate } from '../format-date.ts'
import { toDate, toDayNumber } from '../calendar-date.ts'
import type { Rule, RuleDate, RuleVersion } from './rule.ts'

/** Returns the first day of a date as a source gives it: of `2026-04` the first of April. */
export const toFirstDay = (date: RuleDate): string => date + '-01-01'.slice(date.length - 4)

/** Returns the version's last day; `null` = open. */
function findLastDay({ versions }: Rule, at: number): string | null {
  const next = versions[at + 1]?.from ?? null
  return next === null ? (versions[at]?.until ?? null) : toDate(toDayNumber(toFirstDay(next)) - 1)
}

/** A version of a rule with its last day, and whether it has begun on the day that was asked for. */
export interface DatedRuleVersion {
  version: RuleVersion
  /** `YYYY-MM-DD`; `null` = open. */
  until: string | null
  isInForce: boolean
}

/**
 * Lists the versions of a rule that are not over on a day: the one in force, if there is one, and those to come. A
 * version whose first day no source gives has always been in force.
 * @param day `YYYY-MM-DD`
 */
export const listLastingVersions = (rule: Rule, day: string): DatedRuleVersion[] =>
  rule.versions.flatMap((version, at) => {
    const until = findLastDay(rule, at)
    if (until !== null && until < day) return []
    return [{ version, until, isInForce: version.from === null || toFirstDay(version.from) <= day }]
  })

/**
 * Finds what a rule says on a day; `null` where it was not in force yet, or no longer.
 * @param day `YYYY-MM-DD`
 */
export const findRuleInForce = (rule: Rule, day: string): RuleVersion | null =>
  listLastingVersions(rule, day).find(({ isInForce }) => isInForce)?.version ?? null

/** Whether somebody should have checked the version again before a day, `YYYY-MM-DD`. */
export const isRuleOverdue = ({ review }: Pick<RuleVersion, 'review'>, day: string): boolean => review < day

/** Writes a date as its source gives it: `22 abr. 2026`, `abr. 2026`, `2026`; `sem data` where it gives none. */
export function formatRuleDate(date: RuleDate | null): string {
  if (date === null) return 'sem data'
  if (date.length === 4) return date
  const text = formatShortDate(toFirstDay(date))
  return date.length === 7 ? text.slice(text.indexOf(' ') + 1) : text
}

/** Writes a value as people read it: `11,49% ao ano + TR`, `R$ 9.600`, `420 meses`, or its words. */
export function formatRuleValue(
  { unit }: Pick<Rule, 'unit'>,
  { value, shown }: Pick<RuleVersion, 'value' | 'shown'>,
): string {
  if (shown !== undefined) return shown
  if (typeof value === 'string' || unit === null) return String(value)
  const isWhole = Number.isInteger(value)
  if (unit.startsWith('R$')) return `R$\u00a0${formatDecimal(value, isWhole ? 0 : 2, 2)}${unit.slice(2)}`
  const number = formatDecimal(value, 0, 4)
  return unit.startsWith('%') ? number + unit : `${number}\u00a0${unit}`
}
