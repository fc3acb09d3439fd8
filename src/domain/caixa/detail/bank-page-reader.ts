import { writeBrasiliaInstant } from '../../brasilia-time.ts'
import { parseDecimal } from '../../parse-decimal.ts'
import { parsePrice } from '../../money.ts'
import type { BankPage } from '../../property/bank-page.ts'
import { repairModalityLabel } from '../../property/sale-modality.ts'
import { findCategory } from '../../property/listing-description.ts'
import { readStatedArea } from '../../property/stated-area.ts'
import { foldText } from '../../fold-text.ts'
import type { Category, Occupancy } from '../../property/listing.ts'
import { capturePage, type PageCapture } from './page-capture.ts'
import { decodeEntities } from './html-text.ts'
import { countPageLabels, foldKeepingPositions, readLabelledValues, readPageTitle } from './page-labels.ts'
import { readRemainingSeconds, saysInDispute } from './page-dispute.ts'
import { splitNumbers } from './page-numbers.ts'
import { hasProseEnd, isProseWhole, readPageProse } from './page-prose.ts'
import {
  damagedPage,
  explainRefusedPage,
  pageWithoutNumber,
  type RefusedPage,
  refusePage,
  severalPages,
  truncatedPage,
} from './refused-page.ts'
import { isCalendarDate } from '../../calendar-date.ts'
import { isUf, states, type Uf } from '../../states.ts'

const site = 'https://venda-imoveis.caixa.gov.br'

/** Numbers of the photos that the page shows of this property, ascending; photos of other properties do not count. */
function readPhotoNumbers(source: string, id: string): number[] {
  const shown = [...source.matchAll(/\/fotos\/F(\d{13})2([1-9])\.jpg/gi)]
    .filter(([, number]) => number === id.padStart(13, '0'))
    .map(([, , n]) => Number(n))
  return [...new Set(shown)].sort((a, b) => a - b)
}

/**
 * The property's state: the name at the end of the address, otherwise the state of the judicial district
 * (`GUARA-DF`).
 */
function readPropertyState(address: string | null, district: string | null): Uf | null {
  const place = foldText(/[-–]([^-–]+)$/.exec(address ?? '')?.[1] ?? '')
  const named = states.find(({ name, uf }) => foldText(name) === place || uf.toLowerCase() === place)
  const suffix = /-\s?([A-Z]{2})$/.exec(district ?? '')?.[1] ?? ''
  return named?.uf ?? (isUf(suffix) ? suffix : null)
}

/** The address of the matrícula, when the page links it or offers it for download. */
function readMatriculaUrl(source: string, text: string, id: string, state: Uf | null): string | null {
  const number = id.padStart(13, '0')
  const linked = [...source.matchAll(/\/editais\/matricula\/([A-Z]{2})\/(\d{1,13})\.pdf/gi)].find(
    ([, , given]) => given?.padStart(13, '0') === number,
  )
  if (linked) return site + linked[0]
  const offered = /(?<![a-z])baixar matricula/.test(foldKeepingPositions(text))
  return offered && state !== null ? `${site}/editais/matricula/${state}/${number}.pdf` : null
}

/** Beginnings of file names by the commission in the edital's number: leilão, licitação aberta. */
const prefixes: Record<string, string> = { CPA: 'EL', CPVE: 'EA' }

/**
 * The address of the edital: as the page links it, otherwise from its number (`0029/0226 - CPA/RE` →
 * `EL00290226CPARE.PDF`).
 */
function readEditalUrl(source: string, editalNumber: string | null): string | null {
  const linked = /\/editais\/E[A-Z]\d{8}[A-Z]{2,8}\.pdf/i.exec(source)?.[0]
  if (linked !== undefined) return site + linked
  const [, number, year, commission = '', kind] =
    /^(\d{4})\/(\d{4}) ?[-–] ?([A-Z]{3,4})\/([A-Z]{2})$/.exec(editalNumber ?? '') ?? []
  const prefix = prefixes[commission]
  return prefix === undefined ? null : `${site}/editais/${prefix}${number}${year}${commission}${kind}.PDF`
}

const digits = (text: string): string | null => /^0*([1-9]\d{0,12})$/.exec(text)?.[1] ?? null

/** `878770013887-4` → `8787700138874`, without leading zeros. */
const parseWrittenNumber = (text: string): string | null => digits(text.replace(/^(\d{1,12})-(\d)$/, '$1$2'))

const findSingleNumber = (numbers: readonly (string | null)[]): string | null => {
  const [first = null, ...others] = new Set(numbers.filter(number => number !== null))
  return others.length === 0 ? first : null
}

/**
 * Reads the number from a file name such as `8787700367032.html` or `imovel 8787700367032 (1).txt`; a date does not
 * count.
 */
function readNumberFromFileName(name: string): string | null {
  const [stem = ''] = (name.split(/[\\/]/).at(-1) ?? '').split('.')
  if (/^\d{4,13}$/.test(stem) && !/^20\d{6}$/.test(stem)) return digits(stem)
  return findSingleNumber(
    [...stem.matchAll(/(?<!\d)(\d{13}|\d{12}-\d)(?!\d)/g)].map(([, number = '']) =>
      parseWrittenNumber(number),
    ),
  )
}

const readNumberFromForm = (source: string): string | null =>
  digits(/<input\b[^>]{0,200}\bname="hdnimovel"[^>]{0,200}\bvalue="(\d{1,13})"/i.exec(source)?.[1] ?? '')

/** Whether the page's form belongs to another property than its text. */
function contradictsForm(label: string | undefined, source: string): boolean {
  const [labelled, form] = [parseWrittenNumber(label ?? ''), readNumberFromForm(source)]
  return labelled !== null && form !== null && labelled !== form
}

/**
 * The property's number: as the page writes it, otherwise from its form, its links and its photos (when they agree),
 * otherwise from the file name. Digits without leading zeros.
 */
function readPropertyNumber(label: string | undefined, source: string, fileName: string): string | null {
  const linked = [
    ...source.matchAll(
      /\b(?:hdnimovel=|\/editais\/matricula\/[A-Z]{2}\/|\/fotos\/F)(\d{1,13})(?:2[1-9])?(?!\d)/gi,
    ),
  ]
  return (
    (label === undefined ? null : parseWrittenNumber(label)) ??
    readNumberFromForm(source) ??
    findSingleNumber(linked.map(([, number = '']) => digits(number))) ??
    readNumberFromFileName(fileName)
  )
}

/**
 * Parses a day and a time as the bank writes them (`13/07/2026 - 10h00`, `17/07/2026 08:22:04`) into ISO with
 * Brasília's offset, which has had no summer time since 2019; a day without a time as its midnight, which stands for a
 * day without a known hour (`isSaleDay`). `null` for anything else.
 */
export function parsePageInstant(text: string): string | null {
  const found =
    /(?<!\d)(\d{2})\/(\d{2})\/(\d{4})(?:[ \t]*(?:[-–às][ \t]*)*(\d{2})(?:h|:)(\d{2})(?::(\d{2}))?)?(?!\d)/i.exec(
      text,
    )
  const [, day, month, year, hour = '00', minute = '00', second = '00'] = found ?? []
  const date = `${year}-${month}-${day}`
  if (!isCalendarDate(date) || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null
  return writeBrasiliaInstant(date, `${hour}:${minute}:${second}`)
}

export type BankPageReading =
  | {
      kind: 'page'
      page: BankPage
      /** Whether no part of its prose is missing: what a whole page does not say, the bank says no longer. */
      isWhole: boolean
    }
  | RefusedPage

/** A bank page has many more labels; a page of results, a mail, or an article rarely has this many. */
const minPageLabels = 5
/** The bank itself may have lost one letter; when more are lost, the file lost its accents. */
const maxLostLetters = 2
/** Limits in characters; a bank page has about 50,000, of which about 3,000 are visible text. */
const maxLength = { file: 5_000_000, text: 200_000 }

/**
 * Reads the bank's page of one property: HTML as a browser saves it, its text, or Markdown. Total: any text is either
 * a page, each field of which holds only what the page states, or refused with a reason.
 * @param fileName gives the property number when the page does not show it
 */
export function readBankPage(text: string, fileName = ''): BankPageReading {
  if (text.length > maxLength.file) return explainRefusedPage(text)
  const captured = capturePage(text)
  if (captured.text.length > maxLength.text) return explainRefusedPage(text)
  const labels = countPageLabels(captured.text)
  const lostCharacters = captured.text.split('\uFFFD').length - 1
  if (!labels.prices || labels.different < minPageLabels) {
    return lostCharacters > maxLostLetters && /valor de avalia/i.test(captured.text)
      ? refusePage(damagedPage)
      : explainRefusedPage(text)
  }
  if (labels.numbers > 1) return refusePage(severalPages)
  if (lostCharacters > maxLostLetters) return refusePage(damagedPage)
  if (captured.html && !isCompletePage(captured)) return refusePage(truncatedPage)
  if (contradictsForm(readLabelledValues(captured.text).number, captured.source))
    return refusePage(severalPages)
  const page = pageOf(captured, fileName)
  return page === null
    ? refusePage(pageWithoutNumber)
    : { kind: 'page', page, isWhole: isProseWhole(captured.text, page) }
}

/**
 * Whether the HTML is complete: below its particulars each page has links, buttons and photos, and then its end. The end
 * alone is no proof, because a browser completes the end tags of a page that it saves half-loaded.
 */
const isCompletePage = ({ source, text }: PageCapture): boolean =>
  hasProseEnd(text) &&
  /galeria de fotos|<\/(?:form|body|html)>/i.test(source.slice(source.search(/valor (?:de avalia|m)/i)))

function pageOf(captured: PageCapture, fileName: string): BankPage | null {
  const { text, source } = captured
  const head = readLabelledValues(text)
  const id = readPropertyNumber(head.number, source, fileName)
  if (id === null) return null
  const address = head.address ?? null
  const district = head.judicialDistrict ?? null
  const price = priceOf(head.firstPrice ?? head.price)
  const category = findCategory(foldText(head.propertyType ?? ''))
  const occupancy = occupancyOf(head.situation ?? hiddenSituation(captured.whole))
  return {
    id,
    name: readPageTitle(text),
    propertyType: head.propertyType ?? null,
    evaluation: priceOf(head.evaluation),
    price,
    secondAuctionPrice: priceOf(head.secondPrice),
    occupancy,
    occupancyHidden: occupancy !== null && head.situation === undefined,
    rooms: countOf(head.rooms),
    garage: countOf(head.garage),
    totalArea: areaOf(head.totalArea, 'built', category),
    privateArea: areaOf(head.privateArea, 'built', category),
    landArea: areaOf(head.landArea, 'land', category),
    titleRecords: splitNumbers(head.titleRecords),
    judicialDistrict: district,
    registryOffice: head.registryOffice ?? null,
    cityRegistrations: splitNumbers(head.cityRegistration),
    failedAuctionsRecorded: head.failedAuctionsRecorded ?? null,
    modality: readModality(text),
    editalNumber: head.editalNumber ?? null,
    editalItem: head.editalItem ?? null,
    editalPublishedAt: publishedAt(text),
    auctioneer: head.auctioneer ?? null,
    firstAuctionAt: parsePageInstant(head.firstAuction ?? head.bidding ?? '') ?? endOfSale(captured),
    secondAuctionAt: parsePageInstant(head.secondAuction ?? ''),
    remainingSeconds: readRemainingSeconds(text),
    inDispute: saysInDispute(text),
    bids: null,
    address,
    postalCode:
      /(?<![a-z])cep:? ?(\d{5})-?(\d{3})(?!\d)/i
        .exec(address ?? '')
        ?.slice(1, 3)
        .join('') ?? null,
    ...readPageProse(text),
    titleRecordUrl: readMatriculaUrl(source, text, id, readPropertyState(address, district)),
    editalUrl: readEditalUrl(source, head.editalNumber ?? null),
    photos: readPhotoNumbers(source, id),
  }
}

/** Parses the first figure after the label; what follows it, such as `( desconto de 37,04%)`, is ignored. */
const priceOf = (value: string | undefined) =>
  parsePrice(/^(?:R\$ ?)?([\d.]+(?:,\d{1,2})?)(?![\d.,])/.exec(value ?? '')?.[1] ?? '')

const areaOf = (
  value: string | undefined,
  kind: 'built' | 'land',
  category: Category | null,
): number | null =>
  readStatedArea(parseDecimal(/^([\d.]+(?:,\d+)?) ?m/.exec(value ?? '')?.[1] ?? ''), kind, category)

const countOf = (value: string | undefined): number | null =>
  /^\d{1,3}$/.test(value ?? '') ? Number(value) : null

/**
 * Reads the situation, which the bank keeps on the page but commented out: `<!--span>Situação:
 * <strong>Desocupado</strong>…`.
 */
const hiddenSituation = (html: string): string | undefined =>
  decodeEntities(/<!--\s*span>\s*Situa[^<:]{1,20}:\s*<strong>([^<]{1,40})</i.exec(html)?.[1] ?? '').trim() ||
  undefined

function occupancyOf(situation: string | undefined): Occupancy | null {
  const key = foldKeepingPositions(situation ?? '')
  if (/^(?:desocupad|vag[oa]$)/.test(key)) return 'vacant'
  return key.startsWith('ocupad') ? 'occupied' : null
}

const modalityPattern =
  /^(?:(?:[12][oº°] )?leilao(?: sfi)?(?: - edital unico)?|compra direta|venda direta(?: online)?|venda online|licitacao aberta)$/m

/** Reads the modality from its own line; on a page with a running countdown the countdown's text names it. */
function readModality(text: string): string | null {
  const key = foldKeepingPositions(text)
  const found = modalityPattern.exec(key)
  if (found) return repairModalityLabel(text.slice(found.index, found.index + found[0].length))
  return /(?<![a-z])tempo restante na venda online/.test(key) ? 'Venda Online' : null
}

function publishedAt(text: string): string | null {
  const at = foldKeepingPositions(text).search(/(?<![a-z])edital publicado em ?:/)
  return at < 0 ? null : parsePageInstant(text.slice(at, at + 60))
}

/** Reads the end of a venda online from the script of its countdown; the script is empty once the sale is over. */
function endOfSale({ source, html }: PageCapture): string | null {
  const at = html ? source.indexOf('strLista') : -1
  const [, given = ''] =
    /^strLista: ?"1@@" ?\+ ?"([^"]{0,40})"/.exec(at < 0 ? '' : source.slice(at, at + 120)) ?? []
  return parsePageInstant(given)
}
