import type { RuleSource } from './rule.ts'

/*
 * The documents that rules cite, each with its date. Every one was read for the table on 28 November 2026; a copy names
 * what it reproduces.
 */

const law = (name: string, date: string | null): RuleSource => ({ kind: 'law', name, date })
const bank = (name: string, date: string | null): RuleSource => ({ kind: 'bank', name, date })
const press = (name: string, date: string | null): RuleSource => ({ kind: 'press', name, date })
const copy = (name: string, date: string | null): RuleSource => ({
  kind: 'copy',
  name: `${name}, por terceiros`,
  date,
})

/** Items of the bank's rules of Venda Online and Compra Direta. */
export const salesRules = (items: string): RuleSource =>
  bank(`Regras da Venda Online da Caixa, 19.603 v066, ${items}`, '2025-11-24')

/** Items of the bank's edital of one Licitação Aberta; other editais may differ. */
export const tenderEdital = (items: string): RuleSource =>
  bank(`Edital de Licitação Aberta da Caixa 0051/0325, ${items}`, '2025-11')

/** Articles of the law on the bank's own auctions, in its latest version. */
export const auctionLaw = (articles: string): RuleSource =>
  law(`Lei 9.514/1997, ${articles}, com a redação da Lei 14.711/2023`, '2023-10-31')

export const documents = {
  financingTable: copy('Tabela de financiamento da Caixa (abr/2026)', '2026-09'),
  simulations: copy('Simulações no site da Caixa', '2026-07'),
  creditTerms: copy('Condições de crédito da Caixa', '2026-08'),
  pagesOfRs: bank('Páginas dos imóveis na Caixa (RS)', '2026-08-07'),
  pagesOfRsAndSc: bank('Páginas dos imóveis na Caixa (RS e SC)', '2026-10-10'),
  housingOrder: law('Portaria MCID 333/2026', '2026-04-01'),
  councilPrices: press('Conselho Curador do FGTS (Sinduscon-MG)', '2025-11-12'),
  housingPress: press('Caixa Notícias e InfoMoney', '2026-06-22'),
  councilOrder: law('Resolução CMN 5.255/2025; Conselho Curador do FGTS (Exame, 26 nov. 2025)', '2025-11-26'),
  fgtsConditions: press('Condições do Conselho Curador do FGTS (Exame; Tribuna de Minas)', '2024'),
  fgtsLaw: law('Lei 8.036/1990, art. 20, VII', '1990-05-11'),
  feeTables: copy('Tabelas de custas dos 27 estados (MG, RJ e PE: oficiais)', '2026-11'),
  registryLaw: law('Lei 6.015/1973, art. 290', '1981-09-14'),
  itbiLaw: law('LC 227/2026, art. 165 (CTN, arts. 35, 38 e 41)', '2026-01-13'),
  itbiSurvey: copy('Alíquotas de ITBI lidas nas prefeituras', '2026-10-10'),
  itbiTable: copy('Tabela aproximada de ITBI por cidade (Conexão Imóveis)', '2026-03'),
  gainLaw: law('Lei 8.981/1995, art. 21, pela Lei 13.259/2016', '2016-03-16'),
  smallGainLaw: (articles: string) => law(`Lei 11.196/2005, ${articles}`, '2005-11-21'),
  onlyHomeLaw: law('Lei 9.250/1995, art. 23 (não relida)', '1995-12-26'),
  consumptionTaxLaw: law('LC 214/2025, art. 251, §§ 1º a 3º', '2025-01-16'),
  fixedIncomeLaw: law('Lei 11.033/2004, art. 1º', '2004-12-21'),
  savingsLaw: law('Lei 12.703/2012', '2012-08-07'),
  brokerTable: press('Tabela do CRECI-SP, homologada em 30 nov. 2002', '2002-11-30'),
  centralBank: (series: number) => copy(`Banco Central, SGS, série ${series}`, '2026-09'),
  auctioneerLaw: law('Decreto 21.981/1932, art. 24', '1932-10-19'),
  taxDebtRuling: law('STJ, Tema 1.134 (DJe 24 out. 2024)', '2024-10-24'),
  taxDebtLaw: law('CTN, art. 130', '1966-10-25'),
  unionLandLaw: law('Decreto-Lei 2.398/1987, art. 3º, pela Lei 13.240/2015', '2015-12-30'),
  certificateOrder: law('Decreto 93.240/1986, art. 1º, IV', '1986-09-09'),
  procedureLaw: law('CPC (Lei 13.105/2015), art. 891 (não relido)', '2015-03-16'),
  civilCode: (articles: string) =>
    law(`Código Civil (Lei 10.406/2002), ${articles} (não relido)`, '2002-01-10'),
  rents: press('FipeZAP (Guaíba)', '2024-08'),
  reformGuide: copy('Guia de preços de reforma (Reforme e Construa)', '2026-10'),
  /** What the product assumes and nobody states. */
  assumption: { kind: 'assumption', name: 'Suposição do Arremate', date: '2026-11' },
} as const satisfies Record<string, RuleSource | ((part: never) => RuleSource)>

/** When somebody has to look again, by what may change: the bank's terms, yearly tables, rules of sale, laws. */
export const reviews = {
  bankTerms: '2027-01-31',
  simulations: '2027-02-28',
  yearlyTables: '2027-01-31',
  salesRules: '2027-02-28',
  law: '2027-11-30',
  assumption: '2027-05-31',
} as const
