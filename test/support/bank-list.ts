import { type BankList, type ListProblem, readList } from '#domain/caixa/list-reader.ts'
import type { Listing } from '#domain/property/listing.ts'

export const listPreamble = '\n Lista de Imóveis da Caixa;;Data de geração:;08/01/2026;;;;;;;\n'
export const header11 =
  ' N° do imóvel;UF;Cidade;Bairro;Endereço;Preço;Valor de avaliação;Desconto;Descrição;Modalidade de venda;Link de acesso\n\n'
export const header12 = header11.replace('Desconto;', 'Desconto;Financiamento;')

export const propertyPageUrl = 'https://venda-imoveis.caixa.gov.br/sistema/detalhe-imovel.asp?hdnimovel='
const cells = {
  number: ' 9999400000017 ',
  state: 'SP ',
  city: 'ADAMANTINA ',
  neighborhood: ' VILA  NOVA ',
  address: ' RUA DO LAGO, N. SN,  QD 2 LT 5, ',
  price: '84.892,14',
  evaluation: '145.000,00',
  discount: '41.46',
  description:
    'Casa, 53.19 de área total, 53.19 de área privativa, 158.29 de área do terreno,  2 qto(s), a.serv, WC, 1 sala(s), cozinha.',
  modality: 'Licitação Aberta',
  link: `${propertyPageUrl}9999400000017`,
}
/** Writes a row of a bank list, a house in its usual state but for `changes`. */
export const listRow = (changes: Partial<typeof cells> = {}) =>
  `${Object.values({ ...cells, ...changes }).join(';')}\n`
/** Writes a bank list with its preamble, its header of 11 columns and these rows. */
export const officialList = (...rows: string[]) => listPreamble + header11 + rows.join('')

/** Reads a bank list. @throws Error when it is refused */
export function readBankList(text: string): BankList {
  const read = readList(text)
  if (read.kind === 'refused') throw new Error(read.reason)
  return read
}
/** Reads the listings of a bank list. */
export const readListings = (text: string): Listing[] =>
  [...readBankList(text).entries].flatMap(entry => ('listing' in entry ? [entry.listing] : []))
/** Reads the rows of a bank list that have a problem. */
export const readListProblems = (text: string): ListProblem[] =>
  [...readBankList(text).entries].flatMap(entry => ('problem' in entry ? [entry.problem] : []))
