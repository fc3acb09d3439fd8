import { countDaysBetween } from '../calendar-date.ts'
import { certificateDays } from './title-record-acts.ts'
import { createPersonalDataMask } from '../personal-data/mask-personal-data.ts'
import { readTitleRecord, type TitleRecord } from './read-title-record.ts'
import { type TitleOwner, warnOfShares } from './title-owners.ts'
import type { TitleBurden, WordRange } from './title-burdens.ts'
import type { TitleAct } from './title-record-acts.ts'
import { findPageHeadings } from './title-record-key.ts'

/** How sure the reader is of a statement. */
export const readingCertainties = ['high', 'medium', 'low'] as const
export type ReadingCertainty = (typeof readingCertainties)[number]

/** A line of a scanned document, as a range of the text, and how sure the recognition of its letters was, 0 to 1. */
export interface RecognizedLine {
  start: number
  end: number
  page: number
  confidence: number
}

interface ExplainedBurden extends TitleBurden {
  /** The words that it rests on, names and documents masked: of the act that ended it, else of the one that made it. */
  excerpt: string
  /** The words that make it doubtful, names and documents masked; `null` where nothing does. */
  doubtExcerpt: string | null
  /** The range of that act in the text, and its page. */
  start: number
  end: number
  page: number
  certainty: ReadingCertainty
}

export interface ExplainedTitleRecord extends Omit<TitleRecord, 'owners' | 'burdens'> {
  owners: (TitleOwner & { page: number | null })[]
  burdens: ExplainedBurden[]
  /** What a reader must know before trusting the rest, in Portuguese. */
  warnings: string[]
  /** What a matrícula usually says and this text does not, in Portuguese. */
  missing: string[]
}

const maxExcerptLength = 420
const sureConfidence = 0.88
const usableConfidence = 0.75

/**
 * Explains a matrícula, using only what its text says. Never throws; takes time linear in the length of the text.
 * @param today the day of the reading (ISO)
 * @param lines of a scan; empty for a text
 * @param pages of a file, which form feeds part; `null` for a text
 */
export function explainTitleRecord(
  text: string,
  {
    today,
    lines = [],
    pages = null,
  }: { today: string; lines?: readonly RecognizedLine[]; pages?: number | null },
): ExplainedTitleRecord {
  const mask = createPersonalDataMask(text)
  // Masked whole before it is cut: half a name is not recognized as one.
  const masked = mask.mask(text)
  const record = readTitleRecord(text, masked)
  const headings = findPageHeadings(text)
  return {
    ...record,
    property: {
      ...record.property,
      address: record.property.address === null ? null : mask.mask(record.property.address),
      city: isShown(record.property.city, masked) ? record.property.city : null,
    },
    owners: record.owners.map(owner => ({
      ...owner,
      page: owner.sinceIndex === null ? null : record.acts[owner.sinceIndex]!.page,
    })),
    burdens: record.burdens.map(burden => explainBurden({ masked, headings }, burden, record, lines)),
    warnings: [
      ...findWarnings(text, record, lines, today),
      ...(pages === null ? [] : warnOfBlankPages(text)),
    ],
    missing: findMissing(record),
  }
}

/** Whether a name stands unmasked in the text: what was taken for a town may be a person. */
const isShown = (name: string | null, masked: string): boolean =>
  name !== null && masked.replace(/\s+/g, ' ').includes(name)

interface ShownText {
  masked: string
  /** The heads of pages, which are no part of an act. */
  headings: readonly { start: number; end: number }[]
}

function explainBurden(
  text: ShownText,
  burden: TitleBurden,
  record: TitleRecord,
  lines: readonly RecognizedLine[],
): ExplainedBurden {
  const made = record.acts[burden.actIndex]!
  const shown = burden.cancelledByIndex === null ? made : record.acts[burden.cancelledByIndex]!
  const confidence = Math.min(confidenceAt(lines, made), confidenceAt(lines, shown))
  return {
    ...burden,
    excerpt: cutExcerpt(text, shown),
    doubtExcerpt: burden.doubtWords === null ? null : cutExcerpt(text, burden.doubtWords),
    start: shown.start,
    end: shown.end,
    page: shown.page,
    certainty:
      burden.inForce === null || confidence < usableConfidence
        ? 'low'
        : confidence < sureConfidence
          ? 'medium'
          : 'high',
  }
}

const skippedHead = ' […] '

/** Cuts the beginning of an act, to the end of a sentence where one is near; ` […] ` where a page's head is left out. */
function cutExcerpt({ masked, headings }: ShownText, { start, end }: WordRange): string {
  let whole = ''
  let from = start
  for (const heading of headings) {
    if (heading.start < from || heading.end > end) continue
    const passed = masked.slice(from, heading.start)
    whole += from === start || passed.trim() !== '' ? `${passed}${skippedHead}` : ''
    from = heading.end
  }
  whole = `${whole}${masked.slice(from, end)}`
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?: \[…\])+$/, '')
  if (whole.length <= maxExcerptLength) return whole
  const cut = whole.slice(0, maxExcerptLength)
  const sentence = cut.lastIndexOf('. ')
  return sentence > maxExcerptLength / 2
    ? cut.slice(0, sentence + 1)
    : `${cut.slice(0, cut.lastIndexOf(' '))}…`
}

/** The mean confidence of the lines of an act, by their length; 1 for a text. */
function confidenceAt(lines: readonly RecognizedLine[], { start, end }: TitleAct): number {
  return meanConfidence(lines.filter(line => line.start < end && line.end > start)) ?? 1
}

function meanConfidence(lines: readonly RecognizedLine[]): number | null {
  let weight = 0
  let sum = 0
  for (const { start, end, confidence } of lines) {
    weight += end - start
    sum += (end - start) * confidence
  }
  return weight === 0 ? null : sum / weight
}

/** The pages whose letters were hardly recognized. */
function findWeakPages(lines: readonly RecognizedLine[]): number[] {
  const pages = [...new Set(lines.map(({ page }) => page))]
  return pages.filter(
    page => (meanConfidence(lines.filter(line => line.page === page)) ?? 1) < usableConfidence,
  )
}

function findWarnings(
  text: string,
  record: TitleRecord,
  lines: readonly RecognizedLine[],
  today: string,
): string[] {
  const warnings: string[] = []
  const age = record.certificateDate === null ? null : countDaysBetween(record.certificateDate, today)
  if (age !== null && age > certificateDays)
    warnings.push(
      `A certidão tem ${String(age)} dias. O que foi registrado depois dela não está aqui: peça uma nova antes de pagar.`,
    )
  if (age !== null && age < 0) warnings.push('A certidão tem data no futuro: confira a data.')
  const first = record.acts[0]
  if (first !== undefined && Number(first.number.split('-')[1]) > 1)
    warnings.push(`O texto começa no ato ${first.number}: faltam os atos anteriores.`)
  const gaps = findNumberGaps(record.acts)
  if (gaps.length > 0)
    warnings.push(
      `A numeração dos atos salta ${gaps.join(', ')}: pode ser erro do cartório, ou falta uma página.`,
    )
  if (/matr[íi]cula[^.;]{0,40}encerrad|encerr[^.;]{0,30}matr[íi]cula/i.test(text))
    warnings.push('O texto fala em matrícula encerrada: o imóvel pode ter passado a outra matrícula.')
  if (record.acts.some(({ kind }) => kind === 'split' || kind === 'merger'))
    warnings.push('Houve fusão ou desmembramento: confira se a área da abertura ainda vale.')
  const shares = warnOfShares(record.owners)
  if (shares !== null) warnings.push(shares)
  const weak = findWeakPages(lines)
  if (weak.length > 0)
    warnings.push(
      `${weak.length === 1 ? 'A página' : 'As páginas'} ${weak.join(', ')} ${weak.length === 1 ? 'está pouco legível' : 'estão pouco legíveis'}: leia no papel o que importa.`,
    )
  return warnings
}

/** Pages on which nothing was found may be blank, or lost. */
function warnOfBlankPages(text: string): string[] {
  const blank = text.split('\f').flatMap((page, index) => (/\p{L}/u.test(page) ? [] : [String(index + 1)]))
  if (blank.length === 0) return []
  return [
    blank.length === 1
      ? `Na página ${blank.join()} não achamos letras: se ela não está em branco, leia-a no papel.`
      : `Nas páginas ${blank.join(', ')} não achamos letras: se não estão em branco, leia-as no papel.`,
  ]
}

/** The numbers that no act has between the first act and the last. */
function findNumberGaps(acts: readonly TitleAct[]): string[] {
  const numbers = acts.map(({ number }) => Number(number.split('-')[1]))
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1]
    return before !== undefined && number > before + 1 && number - before < 20
      ? Array.from({ length: number - before - 1 }, (_, step) => String(before + 1 + step))
      : []
  })
}

function findMissing(record: TitleRecord): string[] {
  const missing: string[] = []
  if (record.acts.length === 0) missing.push('Nenhum ato (R. ou AV.) foi encontrado no texto.')
  if (record.registration === null) missing.push('O número da matrícula.')
  if (record.certificateDate === null)
    missing.push('A data da certidão: sem ela não se sabe até quando o texto vale.')
  if (record.owners.length === 0) missing.push('Quem é o dono.')
  if (record.property.area === null) missing.push('A área do imóvel.')
  const bankOwns = record.owners.some(({ kind }) => kind === 'caixa' || kind === 'emgea' || kind === 'bank')
  const consolidated = record.acts.some(({ kind }) => kind === 'consolidation')
  if (bankOwns && consolidated && !record.negativeAuctions.stated)
    missing.push(
      'A averbação dos leilões negativos: o banco consolidou a propriedade, e o texto não mostra os leilões que a lei pede (Lei 9.514/1997, art. 27).',
    )
  else if (record.negativeAuctions.stated && !record.negativeAuctions.debtExtinguished)
    missing.push('A extinção da dívida do antigo devedor (Lei 9.514/1997, art. 27, § 5º).')
  return missing
}
