import { foldText } from '../fold-text.ts'
import { findActDate, findCertificateDate, findCertificateStart } from './title-dates.ts'
import { classifyAct, isVoidAct } from './classify-act.ts'
import { markVoidActs } from './reopen-burdens.ts'
import { findActHeads, findRegistrationOfHeads } from './find-act-heads.ts'
import { findBurdens } from './find-burdens.ts'
import { statesDebtExtinction, statesNegativeAuctions } from './negative-auctions.ts'
import { createPersonalDataMask } from '../personal-data/mask-personal-data.ts'
import type { TitleBurden } from './title-burdens.ts'
import { findOwners, type TitleOwner } from './title-owners.ts'
import type { ReadTitleAct, TitleAct, TitleActKind } from './title-record-acts.ts'
import { findTitleCity, findTitleState } from './title-place.ts'
import { cutDescription, describesUnit, readTitleProperty } from './title-property.ts'
import { buildTitleRecordKey, type TitleRecordKey, wordsPattern } from './title-record-key.ts'

/** What a matrícula says, each statement with the range of the text that it rests on. */
export interface TitleRecord {
  certificateDate: string | null
  /** The number of the matrícula as the text writes it. */
  registration: string | null
  acts: TitleAct[]
  owners: TitleOwner[]
  burdens: TitleBurden[]
  property: {
    area: number | null
    builtArea: number | null
    landArea: number | null
    parkingSpaces: number | null
    address: string | null
    city: string | null
    uf: string | null
  }
  negativeAuctions: {
    stated: boolean
    act: string | null
    actIndex: number | null
    debtExtinguished: boolean
  }
}

const registrationNumber = wordsPattern(
  String.raw`matricula(?: de| do imovel)? ?(?:n[o.]{0,2} ?)?[:.#-]* ?(?:n[o.]{0,2} ?)?[-:]? ?(\d{1,3}(?:[.,]\d{3})+|\d{2,7})(?![\d/]|\.\d{2}(?!\d))`,
)
/** "Mat. 5.508", in the head; not that before. */
const shortRegistration = wordsPattern(
  String.raw`(?<!(?:anterior|ant\.?|origem)\s?:?-?\s?)\b(?:mat\.|mat|matr\.) ?(?:n[o.]{0,2} ?)?:? ?(\d{1,3}(?:\.\d{3})+|\d{2,7})(?![\d/])`,
)
/** The number of a transcription, before 1976, where there is no matrícula. */
const transcription = wordsPattern(
  String.raw`(?:n(?:umero|\.|o)? ?de ordem|transcricao(?: das transmissoes)? ?n(?:umero|[o.])) ?[:.-]* ?(\d{1,3}(?:\.\d{3})+|\d{2,7})(?![\d/])`,
)

/**
 * Reads a matrícula's text. Total: a text that is none gives no acts. Takes time linear in its length.
 * @param masked the text with the names of people masked, at the same length
 */
export function readTitleRecord(
  text: string,
  masked: string = createPersonalDataMask(text).mask(text),
): TitleRecord {
  const record = buildTitleRecordKey(text)
  const { key } = record
  const registration = findRegistrationOfHeads(key) ?? findRegistration(key)
  const digits = registration?.replaceAll(/[.,]/g, '') ?? null
  const heads = findActHeads(key, digits, 0)
  const lastHead = heads.at(-1)
  const closing = findCertificateStart(key, lastHead?.start ?? 0)
  const acts = heads.map((head, index) =>
    readAct(text, masked, record, digits, head, index, heads[index + 1]?.start ?? closing),
  )
  markVoidActs(acts)
  const opening = key.slice(0, heads[0]?.start ?? closing)
  const negative = sinceConsolidation(acts).findLast(
    ({ body, kind, isVoid }) => !agreeingKinds.includes(kind) && !isVoid && statesNegativeAuctions(body),
  )
  const { address, ...property } = readTitleProperty(opening, acts)
  const description = cutDescription(opening)
  const city = findTitleCity(text, record, opening.length)
  return {
    certificateDate: findCertificateDate(key, lastHead?.start ?? 0, acts.at(-1)?.date ?? null),
    registration,
    acts: acts.map(({ number, kind, date, start, end, page }) => ({ number, kind, date, start, end, page })),
    owners: findOwners(opening, acts),
    burdens: findBurdens(acts, describesUnit(opening)).map(burden => ({
      ...burden,
      doubtWords:
        burden.doubtWords === null
          ? null
          : {
              start: record.sourceAt(burden.doubtWords.start),
              end: record.sourceAt(burden.doubtWords.end - 1) + 1,
            },
    })),
    property: {
      ...property,
      city,
      uf: findTitleState(
        opening.slice(0, description.start + description.words.length),
        city === null ? null : foldText(city),
        key,
      ),
      address:
        address === null
          ? null
          : text
              .slice(record.sourceAt(address.start), record.sourceAt(address.end))
              .replace(/(?<=\p{L})-\s*\n\s*(?=\p{Ll})/gu, '')
              .replace(/\s+/g, ' ')
              .trim(),
    },
    negativeAuctions: {
      stated: negative !== undefined,
      act: negative?.number ?? null,
      actIndex: negative?.index ?? null,
      debtExtinguished: extinguishesDebt(acts),
    },
  }
}

/** Acts that tell what was agreed; auctions that found no buyer are at most a case that they foresee. */
const agreeingKinds: readonly TitleActKind[] = [
  'transfer',
  'fiduciary-lien',
  'mortgage',
  'credit-note',
  'amendment',
]

/** Acts that may say that the secured debt ended. */
const extinguishingKinds: readonly TitleActKind[] = [
  'negative-auctions',
  'debt-extinction',
  'consolidation',
  'other',
]

/**
 * Whether an act says that the secured debt ended. A cancellation may, too, while the creditor holds what it
 * consolidated; one of a later buyer's lien tells of another debt.
 */
function extinguishesDebt(acts: readonly ReadTitleAct[]): boolean {
  const since = sinceConsolidation(acts)
  const isConsolidated = since[0]?.kind === 'consolidation'
  const sold = isConsolidated ? since.findIndex(({ kind, isVoid }) => kind === 'transfer' && !isVoid) : 0
  return since.some(
    ({ body, kind, isVoid }, index) =>
      !isVoid &&
      (extinguishingKinds.includes(kind) ||
        (kind === 'cancellation' && isConsolidated && (sold < 0 || index < sold))) &&
      statesDebtExtinction(body),
  )
}

/** The acts from the last consolidation on: earlier auctions belong to an earlier debt. */
function sinceConsolidation(acts: readonly ReadTitleAct[]): readonly ReadTitleAct[] {
  const last = acts.findLastIndex(({ kind, isVoid }) => kind === 'consolidation' && !isVoid)
  return last < 0 ? acts : acts.slice(last)
}

/** The number of the matrícula: named, below its heading, or within the national code (CNM). */
function findRegistration(key: string): string | null {
  const below =
    /matricula\s+(?:n[o.]{0,2}\s+)?(?:ficha|folha|fls?\.?)[^\n]*\n\s*(\d{1,3}(?:\.\d{3})+|\d{2,7})(?![\d/.])/.exec(
      key,
    )?.[1]
  const named = below ?? registrationNumber.exec(key)?.[1]
  if (named !== undefined) return named
  const national = /\bcnm:?(?:\sn[o.]{0,2})?\s*\d{6}\.\d\.0*(\d{1,7})-\d{2}/.exec(key)?.[1]
  return national ?? shortRegistration.exec(key.slice(0, 600))?.[1] ?? transcription.exec(key)?.[1] ?? null
}

function readAct(
  text: string,
  masked: string,
  record: TitleRecordKey,
  registration: string | null,
  head: { letter: 'R' | 'AV'; number: number; start: number; end: number },
  index: number,
  endsAt: number,
): ReadTitleAct {
  const { key } = record
  const words = key.slice(head.start, endsAt).trimEnd()
  const body = mendDigits(key.slice(head.end, head.start + words.length))
  const start = record.sourceAt(head.start)
  return {
    index,
    number: `${head.letter}-${String(head.number)}`,
    kind: classifyAct(body, head.letter),
    date: findActDate(body),
    start,
    end: record.sourceAt(head.start + words.length - 1) + 1,
    page: countPages(text, start),
    key: words,
    body,
    shownAt: at => masked[record.sourceAt(head.end + at)] ?? ' ',
    registration,
    bodyStart: head.end,
    isVoid: isVoidAct(body),
  }
}

/** Puts letters for digits that were recognized within words: "hip0teca", "f1duciaria". Each stays in its place. */
const mendDigits = (words: string): string =>
  words.replace(/(?<=[a-z]{2})0(?=[a-z])/g, 'o').replace(/(?<=[a-z])1(?=[a-z]{2})/g, 'i')

function countPages(text: string, position: number): number {
  let page = 1
  for (let at = text.indexOf('\f'); at >= 0 && at < position; at = text.indexOf('\f', at + 1)) page++
  return page
}
