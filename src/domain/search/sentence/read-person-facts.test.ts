import { expect, test } from 'vitest'
import { toReais } from '../../money.ts'
import { readPersonFacts } from './read-person-facts.ts'

test.each<[message: string, income: number | null]>([
  ['ganho 4 mil', 4_000],
  ['minha renda é 5.500 e a da minha esposa 3 mil', 8_500],
  ['eu ganho 4 mil, meu marido 3', 7_000],
  ['ganho 3 mil e minha mãe recebe 1.500 por mês procuro casa', 4_500],
  ['renda de 4 mil, minha mãe quer 2 quartos', 4_000],
  ['renda 5 mil, casa com meu marido 3 quartos', 5_000],
  ['minha mãe ganha 2 mil', 2_000],
  ['casa pro meu filho até 200 mil', null],
])('“%s” says an income of %s', (message, income) => {
  const stated = readPersonFacts(message).income
  expect(stated === null ? null : toReais(stated)).toBe(income)
})
