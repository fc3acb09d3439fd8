import { readFileSync } from 'node:fs'
import { readBankPage } from '#domain/caixa/detail/bank-page-reader.ts'
import type { BankPage } from '#domain/property/bank-page.ts'

/** Invented lists and pages of one property each, in the bank's form, named after the fault they showed. */
export type PageCase = 'D01' | 'D02' | 'D03' | 'D04' | 'D05' | 'D06' | 'D07' | 'D08'

/** Reads a file of a case: `D01-list.csv`. */
export const readCaseFile = (name: string): Buffer =>
  readFileSync(new URL(`page-cases/${name}`, import.meta.url))

/** Reads a file of the page cases as text. */
export const readCaseText = (name: string): string => readCaseFile(name).toString('utf8')

/** Reads the bank page of a case. */
export function readCasePage(name: PageCase): BankPage {
  const reading = readBankPage(readCaseText(`${name}-page.txt`))
  if (reading.kind === 'refused') throw new Error(reading.reason)
  return reading.page
}

/** The number of the property of a case. */
export const caseNumber = (name: PageCase): string => `80000000040${name.slice(1)}`
