import { isUf, states, type Uf } from '../../states.ts'
import { foldText } from '../../fold-text.ts'
import { foldKeepingPositions } from './page-labels.ts'

const site = 'https://venda-imoveis.caixa.gov.br'

/** Numbers of the photos that the page shows of this property, ascending; photos of other properties do not count. */
export function readPhotoNumbers(source: string, id: string): number[] {
  const shown = [...source.matchAll(/\/fotos\/F(\d{13})2([1-9])\.jpg/gi)]
    .filter(([, number]) => number === id.padStart(13, '0'))
    .map(([, , n]) => Number(n))
  return [...new Set(shown)].sort((a, b) => a - b)
}

/**
 * The property's state: the name at the end of the address, otherwise the state of the judicial district
 * (`GUARA-DF`).
 */
export function readPropertyState(address: string | null, district: string | null): Uf | null {
  const place = foldText(/[-–]([^-–]+)$/.exec(address ?? '')?.[1] ?? '')
  const named = states.find(({ name, uf }) => foldText(name) === place || uf.toLowerCase() === place)
  const suffix = /-\s?([A-Z]{2})$/.exec(district ?? '')?.[1] ?? ''
  return named?.uf ?? (isUf(suffix) ? suffix : null)
}

/** The address of the matrícula, when the page links it or offers it for download. */
export function readMatriculaUrl(source: string, text: string, id: string, state: Uf | null): string | null {
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
export function readEditalUrl(source: string, editalNumber: string | null): string | null {
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
export function contradictsForm(label: string | undefined, source: string): boolean {
  const [said, form] = [parseWrittenNumber(label ?? ''), readNumberFromForm(source)]
  return said !== null && form !== null && said !== form
}

/**
 * The property's number: as the page writes it, otherwise from its form, its links and its photos (when they agree),
 * otherwise from the file name. Digits without leading zeros.
 */
export function readPropertyNumber(
  label: string | undefined,
  source: string,
  fileName: string,
): string | null {
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
