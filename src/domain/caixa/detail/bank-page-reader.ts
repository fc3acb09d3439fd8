import { parseDecimal } from '../../parse-decimal.ts'
import { parsePrice } from '../../money.ts'
import type { BankPage } from '../../property/bank-page.ts'
import { repairModalityLabel } from '../../property/sale-modality.ts'
import { findCategory } from '../../property/listing-description.ts'
import { readStatedArea } from '../../property/stated-area.ts'
import { foldText } from '../../fold-text.ts'
import type { Category, Occupancy } from '../../property/listing.ts'
import { type PageCapture, capturePage } from './page-capture.ts'
import {
  contradictsForm,
  readEditalUrl,
  readPropertyNumber,
  readPhotoNumbers,
  readPropertyState,
  readMatriculaUrl,
} from './page-documents.ts'
import { decodeEntities } from './html-text.ts'
import { parsePageInstant } from './page-instant.ts'
import { countPageLabels, foldKeepingPositions, readLabelledValues, readPageTitle } from './page-labels.ts'
import { readRemainingSeconds, saysInDispute } from './page-dispute.ts'
import { splitNumbers } from './page-numbers.ts'
import { hasProseEnd, isProseWhole, readPageProse } from './page-prose.ts'
import {
  truncatedPage,
  damagedPage,
  type RefusedPage,
  refusePage,
  severalPages,
  explainRefusedPage,
  pageWithoutNumber,
} from './refused-page.ts'

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
  const lost = captured.text.split('\uFFFD').length - 1
  if (!labels.prices || labels.different < minPageLabels) {
    return lost > maxLostLetters && /valor de avalia/i.test(captured.text)
      ? refusePage(damagedPage)
      : explainRefusedPage(text)
  }
  if (labels.numbers > 1) return refusePage(severalPages)
  if (lost > maxLostLetters) return refusePage(damagedPage)
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
 * alone proves nothing: a browser closes what it saves, whatever had arrived.
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
