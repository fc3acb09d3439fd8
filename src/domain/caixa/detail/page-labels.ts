import { tidyText } from '../../fold-text.ts'

/**
 * Folds accents and case while every letter keeps its position, so that matches can be cut from the original text.
 */
export const foldKeepingPositions = (text: string): string =>
  text.replace(/[A-ZÀ-ÖØ-öø-ÿ]/g, letter => letter.toLowerCase().normalize('NFD').charAt(0))

/** Labels of the page's head, folded by `foldKeepingPositions`. Source: the bank's pages of 2024 and 2026. */
const labels = {
  evaluation: 'valor de avaliacao ?:',
  firstPrice: 'valor minimo de venda 1[oº°] leilao ?:',
  secondPrice: 'valor minimo de venda 2[oº°] leilao ?:',
  price: 'valor minimo de venda(?: a vista)? ?:',
  propertyType: 'tipo de imovel ?:',
  situation: 'situacao ?:',
  rooms: 'quartos ?:',
  garage: 'garagem ?:',
  number: 'numero do imovel ?:',
  titleRecords: 'matricula(?:\\(s\\)|s) ?:',
  judicialDistrict: 'comarca ?:',
  registryOffice: 'oficio ?:',
  cityRegistration: 'inscricao imobiliaria ?:',
  failedAuctionsRecorded: 'averbacao dos leiloes negativos ?:',
  totalArea: 'area total ?=',
  privateArea: 'area privativa ?=',
  landArea: 'area do terreno ?=',
  editalNumber: 'edital ?:',
  editalItem: 'numero do item ?:',
  auctioneer: 'leiloeiro(?:\\(a\\)|a)? ?:',
  firstAuction: 'data do 1[oº°] leilao ?[-–:]',
  secondAuction: 'data do 2[oº°] leilao ?[-–:]',
  bidding: 'data da licitacao aberta ?[-–:]',
  address: 'endereco ?:',
} as const
export type PageLabel = keyof typeof labels

const labelNames = Object.keys(labels) as PageLabel[]
const anyLabel = new RegExp(
  `(?<![a-z])(?:${labelNames.map(name => `(?<${name}>${labels[name]})`).join('|')})`,
  'g',
)
const maxValueLength = 300

/** Where the head of a page ends: prose after it may contain the same words. */
const headEndPattern =
  /(?<![a-z])(?:descricao ?:|formas de pagamento aceitas|regras para pagamento das despesas)/

/** Reads the head's values by label, tidied, the first value of each label; labels without a value are left out. */
export function readLabelledValues(text: string): Partial<Record<PageLabel, string>> {
  const whole = foldKeepingPositions(text)
  const end = whole.search(headEndPattern)
  const key = end < 0 ? whole : whole.slice(0, end)
  const matches = [...key.matchAll(anyLabel)]
  const values: Partial<Record<PageLabel, string>> = {}
  for (const [index, match] of matches.entries()) {
    const name = labelNames.find(each => match.groups?.[each] !== undefined) as PageLabel
    const from = match.index + match[0].length
    const next = matches[index + 1]?.index ?? key.length
    const [line = '', below = ''] = text.slice(from, next).split('\n')
    // The address stands below its label.
    const value = tidyText(name === 'address' && tidyText(line) === '' ? below : line)
    if (value !== '' && value.length <= maxValueLength) values[name] ??= value
  }
  return values
}

/** Counts the different labels and the property numbers of a text. */
export function countPageLabels(text: string): { different: number; numbers: number; prices: boolean } {
  const found = [...foldKeepingPositions(text).matchAll(anyLabel)].map(match =>
    labelNames.find(each => match.groups?.[each] !== undefined),
  )
  const different = new Set(found)
  const prices = ['evaluation', 'price', 'firstPrice'].some(name => different.has(name as PageLabel))
  return { different: different.size, numbers: found.filter(name => name === 'number').length, prices }
}

/** The mark that the bank puts after the title of a property with bids. */
const disputeMark = /[ \t]*(?<![a-z])imovel em disputa(?![a-z])[ \t]*/

/** The page's title: the line above its first figure, unless that is one of the site's own words; without the mark of a dispute. */
export function readPageTitle(text: string): string | null {
  const at = foldKeepingPositions(text).search(/(?<![a-z])valor (?:de avaliacao|minimo de venda)/)
  const lines = at < 0 ? [] : text.slice(0, at).trimEnd().split('\n').map(withoutDisputeMark)
  const above = lines.findLast(line => line !== '') ?? ''
  const isOwn = /^(?:cadastrais|detalhe|dados|imoveis|voltar|topo|\[\.\.\.\])$|[›:]/.test(
    foldKeepingPositions(above),
  )
  return above === '' || above.length > 200 || isOwn ? null : above
}

function withoutDisputeMark(line: string): string {
  const found = disputeMark.exec(foldKeepingPositions(line))
  return tidyText(found ? `${line.slice(0, found.index)} ${line.slice(found.index + found[0].length)}` : line)
}
