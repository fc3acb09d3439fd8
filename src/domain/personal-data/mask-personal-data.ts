import { findHomeAddresses } from './find-personal-addresses.ts'
import { findContactNumbers, findMailAddresses } from './find-personal-contacts.ts'
import { findPersonNames } from './find-person-names.ts'
import { stateCodes, type TextRange } from './name-words.ts'
import { foldText } from '../fold-text.ts'
import { documentWords, placeHeadWords } from './document-words.ts'
import { givenNames } from './person-name-words.ts'

/** A digit, or a letter that text recognition takes for one. */
const digit = '[\\dOoQlIiBSZ|]'
const point = '[.,·•∙*]'
const separator = `[ \\t]{0,2}\\n?[ \\t]{0,2}${point}?[ \\t]{0,2}\\n?[ \\t]{0,2}`
const dash = '[ \\t]{0,2}[-–/.]?[ \\t]{0,2}\\n?[ \\t]{0,2}'
const filler =
  '(?:[ \\t\\n:.,;()]|/?M\\.?F\\b|/SP|sob|os?\\b|n\\.?[ºo°]?s?\\b|n(?=\\d)|n[º°.]|[úu]nico|n[úu]mero|em comum|comum|e\\b|-){0,14}'
const eleven = `(?:${digit}${separator}){2}${digit}${separator}(?:${digit}${separator}){2}${digit}${separator}(?:${digit}${separator}){2}${digit}${dash}${digit}[ \\t]?\\n?${digit}`
const council = 'OAB|CRMV|CRM|CRO|CRC|CRP|CRQ|CRF|CRESS|CREFITO|COREN|CRECI|CREA|CAU'
const paper = `RG|R\\.G\\.?|CI\\b|C\\.I\\.?(?:RG)?(?!\\.?C)|CIRG|RNE|C?RNM|RANI|CNH(?:-e)?|CTPS|PIS|PASEP|NI[ST]|SUS|DNI|CUI[TL]|SIAPE|passaporte|identidade?|identifica[çc][ãa]o|habilita[çc][ãa]o|motorista|reservista|alistamento(?: militar)?|funcional|t[íi]tulo (?:de )?eleitor(?:al)?|${council}`
/** A number after the label of a paper, with errors of text recognition and the letters before and after it. */
const paperNumber =
  '(?<number>(?:[A-Z]{1,3}-?)?(?=[OlIBZS]?\\d)[\\dOlIBZS](?:[\\dOlIB]|[ZS](?=[.\\dOlIBZS-]{0,6}\\d)|[./–-](?=[\\dXxOlIB])|[./–-][ \\t]?\\n[ \\t]*(?=\\d)|[ ](?=\\d{4}\\b)){2,20}(?:-?X|-[A-Z]\\b)?)'

const patterns: readonly RegExp[] = [
  // CPF and CNPJ by their form.
  new RegExp(
    `(?<![\\p{L}\\d.,/-])${digit}{3}(?:${point}|\\s)${digit}{3}(?:${point}|\\s)${digit}{3}[ \\t]?[-–/.]?[ \\t]?\\n?[ \\t]?${digit}{2}(?![\\d/]|[.-]\\d)`,
    'gu',
  ),
  new RegExp(
    `(?<![\\p{L}\\d.,/-])${digit}{3}[ \\t]?${point}\\s{0,3}${digit}{3}[ \\t]?${point}\\s{0,3}${digit}{3}[ \\t]?[-–/.]?\\s{0,3}${digit}{2}(?![\\d/]|[.-]\\d)`,
    'gu',
  ),
  new RegExp(
    `(?<![\\p{L}\\d.,/-])${digit}{9}[-–/]${digit}{2}(?![\\d/]|[.-]\\d)|(?<![\\p{L}\\d.,/-])${digit}{3}[-.]${digit}{3}[-.]${digit}{3}[-.]${digit}{2}(?![\\d/]|[.-]\\d)`,
    'gu',
  ),
  new RegExp(
    `(?<![\\p{L}\\d.,/-])${digit}{2}[.,\\s]{0,2}${digit}{3}[.,\\s]{0,2}${digit}{3}\\s{0,2}/\\s{0,2}${digit}{4}\\s{0,2}[-–]\\s{0,2}${digit}{2}(?!\\d)`,
    'gu',
  ),
  // Eleven or fourteen digits after their label; several numbers may share one.
  new RegExp(
    `(?:CPFs?|C\\. ?P\\. ?F\\.?|CIC|C\\.I\\.C\\.?|Carteira de Identidade Nacional|cadastro de pessoas? f[íi]sicas?)${filler}(?<number>${eleven}(?:(?:,| e|;)[ \\n]{1,2}${eleven}){0,6})(?!\\d)`,
    'gi',
  ),
  new RegExp(
    `(?:CNPJ|C\\.N\\.P\\.J\\.?|CGC|C\\.G\\.C\\.?)${filler}(?<number>(?:${digit}[ .,/–-]{0,3}){13}${digit})(?!\\d)`,
    'gi',
  ),
  // Identities and other papers after their label, up to their number.
  new RegExp(
    `(?<![\\p{L}.])(?:${paper})(?!\\p{L})[^\\d\\n;]{0,26}?\\n?(?<!\\p{L}{3}\\.[ ]{0,3}\\n)${paperNumber}`,
    'giu',
  ),
  new RegExp(
    `(?:pol[íi]cia militar|corpo de bombeiros|benef[íi]cio(?: do INSS| previdenci[áa]rio)?(?=,? n[º°o.])|portador(?:a|es)? d[oa]s? [^\\d\\n;,]{3,50}?)[ ,:]{0,2}(?:(?:de |sob |o )*n[úu]?m?e?r?o?[º°.]{0,2}[ ]?)?${paperNumber}`,
    'gi',
  ),
  // A number before the office that issues identities, and a number of Minas Gerais.
  new RegExp(
    `(?<![\\d.,/-])[\\d.Xx-]{5,14}(?=[ ]?[-–/,(]?[ ]?(?:[S5]SP|SDS|SESP|DGPC|IFP|IIRGD|IIMG|SJS|SJTC|SPTC|DETRAN|PC|PM|IIPR|ITEP|SEJUSP|SEDS|FUNAI)\\b)`,
    'g',
  ),
  new RegExp(`\\b(?:${stateCodes}|M)-?\\d{1,2}\\.\\d{3}\\.\\d{3}(?:-[\\dXx])?\\b`, 'g'),
]

/** Finds the numbers that name a person or a company: CPF, CNPJ, identities, telephones. */
function findPersonalNumbers(text: string): TextRange[] {
  const labelled = patterns.flatMap(pattern =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index, groups }) => {
      const number = groups?.number ?? found
      const end = index + found.length
      return countDigits(number) >= 3 ? [{ start: end - number.length, end }] : []
    }),
  )
  return [...labelled, ...findBareCpfs(text), ...findContactNumbers(text)]
}

const countDigits = (text: string): number => text.replace(/\D/g, '').length

const elevenDigits = /(?<![\d.,/-])\d{11}(?!\d|[.,/-]\d)/g
const otherLabel =
  /(?:protocolo|prenota\p{L}*|processo|autos|contrato|matr[íi]cula|guia|selo|c[óo]digo|cn[sm]|nire|inscri[çc][ãa]o|cadastr\p{L}*|boleto|cei|cib|nirf|ccir|incra|hash|pedido|certid[ãa]o|s[ée]rie|registro|livro|conta|ag[êe]ncia|cda|nosso n[úu]mero|contribuinte|sql|art|iptu)[^\d]{0,24}$/iu

/** Eleven digits without a label are a CPF where its check digits hold, or where they stand in a column under "CPF". */
function findBareCpfs(text: string): TextRange[] {
  const ranges: TextRange[] = []
  let column: number | null = null
  let lineStart = 0
  for (const line of text.split('\n')) {
    const numbers = [...line.matchAll(elevenDigits)]
    for (const { 0: found, index } of numbers) {
      const below = column !== null && (numbers.length === 1 || Math.abs(index - column) < 16)
      if (
        below ||
        (holdsCheckDigits(found) &&
          !otherLabel.test(text.slice(Math.max(0, lineStart + index - 60), lineStart + index)))
      )
        ranges.push({ start: lineStart + index, end: lineStart + index + 11 })
    }
    const head = /(?<!\p{L})C\.?P\.?F(?!\p{L})/iu.exec(line)
    if (head !== null && !/\d{3}/.test(line.slice(head.index))) column = head.index
    else if (line.trim() === '') column = null
    lineStart += line.length + 1
  }
  return ranges
}

/** Whether the last two of eleven digits are those that the nine before them ask for. */
function holdsCheckDigits(number: string): boolean {
  const digits = Array.from(number, Number)
  if (digits.every(one => one === digits[0])) return false
  return [9, 10].every(length => {
    const sum = digits.slice(0, length).reduce((total, one, at) => total + one * (length + 1 - at), 0)
    return ((sum * 10) % 11) % 10 === digits[length]
  })
}

const spacedLetters = /(?<!\p{L})\p{Lu}(?: {1,4}\p{Lu}(?!\p{L})){5,80}/gu
const accountName = /(?<![\p{L}.@])(\p{Ll}{3,20})[._]\p{Ll}{3,20}(?![\p{L}@.])/gu
const signedAccount = /(?<=(?:por|usu[áa]rio|login)\s?:?\s)\p{Ll}{3,20}[._]\p{Ll}{3,20}(?![\p{L}@])/gu
/** A nickname in any letters: `vulgo "Neco do Gás"`. */
const nickname =
  /(?<!\p{L})(?:vulgo|alcunhad[oa]|apelidad[oa]|apelido(?: de)?|alcunha(?: de)?|(?:mais |também )?conhecid[oa] (?:por|como|pel[oa] (?:nome|apelido|alcunha) de))[ :]{1,3}["“”'‘]?(\p{Lu}[^"“”'’,;.:()\n]{1,40}?)(?=["“”'’,;.:()\n]| e | ou | que |$)/gu
const lowerName =
  /(?:proprietári[oa]s?|adquirentes?|transmitentes?|devedor(?:a|es)?|fiduciantes?|doador(?:a|es)?|donatári[oa]s?|comprador(?:a|es)?|vendedor(?:a|es)?|executad[oa]s?|nome)\s?:\s{0,3}(\p{Ll}[\p{Ll} ]{4,60}),\s{0,2}(?:brasileir|casad|solteir|vi[úu]v|divorciad|separad|cpf|rg)/giu

/** Finds names in letters that stand apart (`A N A`), in names of accounts (`ana.silva`), and in small ones between a role and a description of a person. */
function findNamesInOddLetters(text: string): TextRange[] {
  const spaced = [...text.matchAll(spacedLetters)].filter(({ 0: found }) =>
    found.split(/ {2,}/).every(word => !documentWords.has(foldText(word.replaceAll(' ', '')))),
  )
  const accounts = [...text.matchAll(accountName)].filter(([, first = '']) => givenNames.has(foldText(first)))
  const signed = [...text.matchAll(signedAccount)]
  const lower = [...text.matchAll(lowerName)]
  const nicknames = [...text.matchAll(nickname)].filter(
    ([, name = '']) =>
      !placeHeadWords.has(foldText(name.split(/[ .]/)[0] ?? '')) && !/^(?:lote|im[óo]vel)/i.test(name),
  )
  return [
    ...[...spaced, ...accounts, ...signed].map(({ 0: found, index }) => ({
      start: index,
      end: index + found.length,
    })),
    ...[...lower, ...nicknames].map(({ 0: found, 1: name = '', index }) => {
      const start = index + found.indexOf(name)
      return { start, end: start + name.length }
    }),
  ]
}

/** Masks what names a person in what people see: names, documents, telephones, mail and homes; the length stays. */
export interface PersonalDataMask {
  mask(text: string): string
}

/**
 * Collects the names of people that a text gives, so that every place that repeats one is masked. Masking keeps the
 * length of a text and its lines: ranges of the one are ranges of the other. Takes time linear in the length.
 */
export function createPersonalDataMask(text: string): PersonalDataMask {
  const { ranges, known } = findPersonNames(text)
  return {
    mask: shown => hideRanges(shown, shown === text ? ranges : findPersonNames(shown, known).ranges),
  }
}

/** Hides all letters of names but the first, and all of what else names a person. */
function hideRanges(text: string, names: readonly TextRange[]): string {
  const hidden: TextRange[] = names.flatMap(({ start, end }) => {
    const number = /^ ?[:,(–-]{0,2} ?(?=\d{11}(?!\d))/.exec(text.slice(end, end + 16))
    const from = end + (number?.[0].length ?? 0)
    const letters = { start: start + 1, end }
    return number === null ? [letters] : [letters, { start: from, end: from + 11 }]
  })
  hidden.push(
    ...findNamesInOddLetters(text),
    ...findPersonalNumbers(text),
    ...findMailAddresses(text),
    ...findHomeAddresses(text),
  )
  const parts: string[] = []
  let at = 0
  for (const { start, end } of hidden.toSorted((one, other) => one.start - other.start)) {
    if (end <= at) continue
    const from = Math.max(at, start)
    parts.push(text.slice(at, from), hideSigns(text.slice(from, end)))
    at = end
  }
  return parts.join('') + text.slice(at)
}

const hideSigns = (text: string): string => text.replace(/[\p{L}\d]/gu, sign => '•'.repeat(sign.length))
