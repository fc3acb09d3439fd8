import { type SentenceReading, markNotUnderstood, consumeTokens } from './sentence-reading.ts'

/** `60180-140`; without its hyphen only after the word "cep". */
const postalCode = /\bcep\W{0,3}\d{5}[ -]?\d{3}\b|(?<![\d.,-])\d{5}-\d{3}(?![\d-])/gi
/** `84 98888-7777`, `(11) 3333-4444`, `+55 11 988887777`. */
const phone =
  /(?<![\d.,-])(?:\+?55 ?)?(?:\(0?\d{2}\) ?|0?\d{2}[ -])9?[ .]?\d{4}[ .-]?\d{4}(?![\d-])|(?<![\d.,-])9\d{4}-\d{4}(?![\d-])|(?<![\d.,-])(?:\+?55)?\d{2}9\d{8}(?![\d-])/g
/** The bank's numbers have 8 or 13 digits; its pages separate the last digit by a hyphen. */
const listing = /(?<![\d.,-])\d{12}-?\d(?![\d-])/g
const named =
  /(?<!\p{L})(?:im[oó]ve(?:l|is)|an[uú]ncio|c[oó]digo|n[uú]mero|n[º°]|n\.|id)(?:\s+(?:de|do|da|im[oó]vel|n[uú]mero|n[º°o.]?|c[oó]digo))*[\s:]*#?\s*(\d{8,12}(?:-\d)?)(?![\d.,-])/giu
const numberOnlyPattern = /^\s*#?(\d{8,12}(?:-\d)?)\s*[.?!]?\s*$/
/** Numbers of documents and of streets. */
const paper =
  /(?<!\p{L})(?:matr[ií]cula|processo|edital|protocolo|inscri[cç][aã]o|cpf|cnpj|rg|oab|creci)\.?\s*(?:n[uú]mero|n[º°o.]{1,2}|:)?\s*\d[\d./-]*(?![\d%]|\s*(?:mil|k|m2|m²|metros)\b)/giu

/**
 * Reads the numbers that are no quantities before any is read as a price: telephones, postal codes and document
 * numbers are marked as not understood; a listing's number is stored.
 */
export function readIdentifiers(reading: SentenceReading): void {
  const { text } = reading
  const [, sole] = numberOnlyPattern.exec(text) ?? []
  if (sole !== undefined && !new RegExp(`^(?:${phone.source})$`).test(sole))
    setListingId(reading, sole, text.indexOf(sole))
  for (const match of text.matchAll(listing)) setListingId(reading, match[0], match.index)
  for (const match of text.matchAll(named)) {
    const [all, number = ''] = match
    setListingId(reading, number, match.index + all.length - number.length)
  }
  for (const pattern of [postalCode, phone, paper])
    for (const { 0: words, index } of text.matchAll(pattern)) {
      const [from, to] = tokensBetween(reading, index, index + words.length)
      if (from < to && !reading.consumed[from]) markNotUnderstood(reading, from, to)
    }
}

function setListingId(reading: SentenceReading, number: string, start: number): void {
  const [from, to] = tokensBetween(reading, start, start + number.length)
  if (from >= to || reading.consumed[from]) return
  reading.listingId ??= number.replace('-', '')
  consumeTokens(reading, from, to)
}

function tokensBetween({ tokens }: SentenceReading, start: number, end: number): [from: number, to: number] {
  const from = tokens.findIndex(token => token.start >= start)
  if (from < 0) return [0, 0]
  const to = tokens.findIndex(token => token.start >= end)
  return [from, to < 0 ? tokens.length : to]
}
