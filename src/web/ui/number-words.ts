import { formatDecimal } from '#domain/format-figures.ts'
import {
  removeNumberUnits,
  clampNumber,
  formatNumberInput,
  minusSigns,
  type NumberInput,
} from '#domain/number-input.ts'

/**
 * What is wrong with a text that is no number, and what to write instead.
 * @param value as the field last held it; `null` = it was empty
 */
export function describeNumberProblem(text: string, value: number | null, input: NumberInput): string {
  if (input.limits[0] >= 0 && minusSigns.test(removeNumberUnits(text))) return 'Não pode ser negativo'
  const money = input.unit === 'R$'
  // What is too small to be a pattern is none.
  const example =
    value !== null && value >= (money ? 1000 : 1) ? value : clampNumber(money ? 150_000 : 15, input.limits)
  return `Use só números, como ${formatNumberInput(example, input)}`
}

/** `de 1 a 35 anos`, `de 0 a 90%`, `a partir de R$ 1`, `até R$ 10.000.000` */
export function describeNumberLimits({ unit, limits: [least, most] }: NumberInput, beyond: number): string {
  const number = (value: number) => formatDecimal(value, 0, 3)
  if (unit === 'R$') return beyond < least ? `a partir de R$ ${number(least)}` : `até R$ ${number(most)}`
  const many = unit === 'mês' && most !== 1 ? 'meses' : unit
  return `de ${number(least)} a ${number(most)}${unit === '%' ? '%' : ` ${many}`}`
}
