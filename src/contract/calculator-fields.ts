import { z } from 'zod'
import { calculatorLimits as limits } from '#domain/calculators/calculator-limits.ts'
import { roundReais } from '#domain/money.ts'

/** Whether a number has at most two decimals; rounding errors of a caller's own sums (0.1 + 0.2) are accepted. */
const hasTwoDecimals = (reais: number): boolean => Math.abs(roundReais(reais) - reais) < 1e-6

/** An amount in reais, centavos as decimals. */
const reais = (least: number, most: number = limits.money[1]) =>
  z.number().min(least).max(most).refine(hasTwoDecimals, 'Use no máximo duas casas decimais.')
/** Describes an amount in reais that may be 0. */
export const amountField = (description: string) => reais(0).describe(`${description}, em reais`)
/** An amount paid or received every month. */
export const monthlyAmountField = (description: string) =>
  reais(0, limits.monthlyMoney[1]).describe(`${description}, em reais`)
/** Describes an amount in reais of at least one centavo. */
export const positiveAmountField = (description: string) => reais(0.01).describe(`${description}, em reais`)
/** Describes a percentage between two limits. */
export const percentField = ([least, most]: readonly [number, number], description: string) =>
  z.number().min(least).max(most).describe(`${description}, em %`)
/** Describes a whole number of months, within the calculators' limits. */
export const monthsField = (description: string) =>
  z.int().min(limits.months[0]).max(limits.months[1]).describe(description)

/** Reports that a field is wrong beside the others. */
export const reportField = <Fields extends object>(
  { value, issues }: z.core.ParsePayload<Fields>,
  field: keyof Fields & string,
  message: string,
): void => {
  issues.push({ code: 'custom', input: value, path: [field], message })
}

/** Describes an amount of an answer in reais, which may be negative. */
export const moneyField = (description: string) => z.number().describe(`${description}, em reais`)
/** Describes a percentage of an answer; `null` where it cannot be computed. */
export const nullablePercentField = (description: string) =>
  z.number().nullable().describe(`${description}, em %; null onde não se pode calcular`)
