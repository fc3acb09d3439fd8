import { expect, it } from 'vitest'
import { deskDocuments, documentKeys } from './desk-documents.ts'
import { expenseKindNames, expenseKinds, isIncome, isSaleCost, spendingKinds } from './expense-kinds.ts'

it('each document has its own key and name, and says why one needs it', () => {
  expect(new Set(documentKeys).size).toBe(deskDocuments.length)
  expect(new Set(deskDocuments.map(({ name }) => name)).size).toBe(deskDocuments.length)
  for (const { why } of deskDocuments) expect(why).toMatch(/^\p{Lu}.*\.$/u)
})

it('each kind of money has its own name, and is paid or received', () => {
  expect(new Set(Object.values(expenseKindNames)).size).toBe(expenseKinds.length)
  expect(expenseKinds.filter(kind => !isIncome(kind))).toEqual(spendingKinds)
  expect(expenseKinds.filter(isSaleCost)).toEqual(['brokerage', 'incomeTax'])
})
