import type { TextRange } from './name-words.ts'

/** Codes of areas that Brazil has. */
const area = '(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])'
const prefix = `(?:\\+?55[ .-]?)?(?:\\(?0?(?:xx|XX|\\*\\*|\\d{2}[ -])?${area}\\)?)`

const telephones: readonly RegExp[] = [
  // A code of the country, or the area in brackets or after a zero.
  /(?<!\d)(?:\+?55[ .-]?)?\(0?(?:xx|XX|\d{2} ?)?\d{2}\)[ .-]?(?:9[ .-]?)?\d{3,4}[ .-]?\d{4}(?!\d)/g,
  /\+55[ .-]?\(?\d{2}\)?[ .-]?9?[ .-]?\d{4}[ .-]?\d{4}(?!\d)/g,
  /(?<![\d.,/-])0(?:xx|XX|\*\*|[ -]?\d{2}[ -])?\(?\d{2}\)?[ -]{1,2}9?[ .-]?\d{3,4}[ .-]\d{4}(?![\d/]|[.,-]\d)/g,
  /(?<!\d)0[3589]00[ .-]?\d{3}[ .-]?\d{3,4}(?!\d)/g,
  // An area and a number that is grouped as telephones are.
  new RegExp(`(?<![\\d.,/ºª-])(?<!\\d )${area}[ .-]9[ .-]?\\d{4}[ .-]\\d{4}(?![\\d/]|[.,-]\\d)`, 'g'),
  new RegExp(`(?<![\\d.,/ºª-])(?<!\\d )${area}[ -][2-5]\\d{3}-\\d{4}(?![\\d/]|[.,-]\\d)`, 'g'),
  /(?<![\d.,/-])9\d{4}-\d{4}(?![\d/]|[.,-]\d)/g,
  // Anything after the word for a telephone; several numbers may share it.
  new RegExp(
    `(?<![\\p{L}])(?:fones?|tels?\\b|tels?\\.|telefones?|celular(?:es)?|cel\\.|m[óo]vel|fax|whats(?:app)?|zap|contatos?|recados?|ramal|pix)(?!\\p{L})[^\\d\\n]{0,24}?(?<number>${prefix}?[ .-]{0,2}9?[ .-]?\\d{3,4}[ .-]?\\d{4}(?:(?: ?[/,;]| e| ou) ?${prefix}?[ .-]{0,2}9?[ .-]?\\d{3,4}[ .-]?\\d{4}){0,4})(?!\\d)`,
    'giu',
  ),
  // A random key of a payment.
  /(?<=pix\W[^\n]{0,30})(?<![\da-f])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\da-f])/gi,
]

/** Finds telephones, with the area code or after their word, and keys of payments. */
export function findContactNumbers(text: string): TextRange[] {
  return telephones.flatMap(pattern =>
    [...text.matchAll(pattern)].map(({ 0: found, index, groups }) => {
      const end = index + found.length
      return { start: end - (groups?.number ?? found).length, end }
    }),
  )
}

const mailBefore = /[\p{L}\d_.+-]+(?:(?: [._] | [._]|_ )[\p{L}\d_+-]+){0,4} ?$/u
const mailBehind =
  /^ ?[\p{L}\d-]+(?:\.[\p{L}\d-]{2,20}|(?: ?\. ?)(?:com|net|org|gov|edu|adv|not|jus|leg|eng|med|emp|ind|srv|app|exemplo|br|pt)(?![\p{L}\d])){1,5}/iu
const atSign = /@|[([] ?(?:at|arroba) ?[)\]]| arroba /gi

/** Finds addresses of mail around each `@`, spaced ones too. */
export function findMailAddresses(text: string): TextRange[] {
  return [...text.matchAll(atSign)].flatMap(({ 0: sign, index }) => {
    const before = mailBefore.exec(text.slice(Math.max(0, index - 60), index))
    const end = index + sign.length
    const behind = mailBehind.exec(text.slice(end, end + 80))
    return before === null || behind === null
      ? []
      : [{ start: index - before[0].length, end: end + behind[0].length }]
  })
}
