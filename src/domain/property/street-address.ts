import { foldText, tidyText } from '../fold-text.ts'

/** A street and the number after it, which `N.` or a comma marks: a number in a street's name is not its. */
const addressPattern = /^(.+?)(?:[\s,]+n[.o°º\s]*|\s*,\s*)(\d+)\b/

/** Returns a key that is equal for addresses of one street and number; `null` where the address has no number. */
export function readStreetAddress(address: string): string | null {
  const [, street = '', number = ''] = addressPattern.exec(foldText(address)) ?? []
  return Number(number) === 0 ? null : `${street.trim()} ${Number(number)}`
}

/** Returns what an address says after the street and number: `APTO. 304 BL 02`; empty when there is nothing, or no number. */
export function readStreetUnit(address: string): string {
  const text = tidyText(address)
  const [before] = addressPattern.exec(foldText(text)) ?? []
  return before === undefined ? '' : text.slice(before.length).replace(/^[\s,.;-]+/, '')
}
