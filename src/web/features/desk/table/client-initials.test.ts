import { expect, it } from 'vitest'
import { shortenClientName, writeInitials } from './client-initials.ts'

it.each([
  ['Família Andrade', 'FA'],
  ['Osvaldo Sena', 'OS'],
  ['Maria da Conceição dos Santos', 'MS'],
  ['Osvaldo', 'OS'],
  ['é', 'É'],
  ['  ', ''],
  ['José & Ana', 'JA'],
  ['Dona Ana (aposentada)', 'DA'],
  ['Carlos, o vizinho', 'CA'],
  ['Bia - casa na praia', 'BI'],
  ['(sem nome)', 'SN'],
])('the client %j has the initials %j', (name, expected) => {
  expect(writeInitials(name)).toBe(expected)
})

it.each([
  ['Família Andrade', 'Andrade'],
  ['Dona Ana (aposentada)', 'Ana'],
  ['Ana-Maria Souza / SP', 'Souza'],
  ['(sem nome)', 'nome'],
  [' & ', '&'],
])('the client %j is called %j where there is little room', (name, expected) => {
  expect(shortenClientName(name)).toBe(expected)
})
