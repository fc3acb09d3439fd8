import { expect, it } from 'vitest'
import { writeInitials } from './client-initials.ts'

it.each([
  ['Família Andrade', 'FA'],
  ['Osvaldo Sena', 'OS'],
  ['Maria da Conceição dos Santos', 'MS'],
  ['Osvaldo', 'OS'],
  ['é', 'É'],
  ['  ', ''],
  ['José & Ana', 'JA'],
])('the client %j has the initials %j', (name, expected) => {
  expect(writeInitials(name)).toBe(expected)
})
