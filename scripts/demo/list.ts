import { bankPageUrl } from '../../src/domain/property/bank-addresses.ts'
import { type DemoRandom, createDemoRandom } from './random.ts'
import type { DemoRow } from './rows.ts'

const header =
  ' N° do imóvel;UF;Cidade;Bairro;Endereço;Preço;Valor de avaliação;Desconto;Financiamento;Descrição;Modalidade de venda;Link de acesso'

const unaccented = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')
const upper = (text: string) => unaccented(text).toUpperCase()

const money = (centavos: number): string =>
  `${String(Math.floor(centavos / 100)).replace(/\B(?=(\d{3})+$)/g, '.')},${String(centavos % 100).padStart(2, '0')}`

/**
 * Writes an address like the bank: capitals without accents, with some of its own inserted words and an occasional
 * accent.
 */
function addressText(random: DemoRandom, text: string): string {
  const written = (random.chance(0.02) ? text.toUpperCase() : upper(text))
    .replace(/\bAPTO (?=\d)/, 'Apto ')
    .replace(/\bSALA (?=\d)/, 'Sala ')
  const oddity = random.weighted({ none: 80, before: 10, comma: 7, spaces: 4 })
  if (oddity === 'before') return ` ${written}`
  if (oddity === 'comma') return `${written},`
  return oddity === 'spaces' ? written.replace(', ', ',  ') : written
}

function neighborhoodText(random: DemoRandom, text: string): string {
  const written = random.chance(0.03) ? text : upper(text)
  return random.chance(0.002) ? ` ${written}` : written
}

const description = (row: DemoRow): string =>
  [
    row.kind,
    ` ${row.total.toFixed(2)} de área total`,
    ` ${row.built.toFixed(2)} de área privativa`,
    ` ${row.land.toFixed(2)} de área do terreno`,
    ...row.extras.map(extra => ` ${extra}`),
  ].join(',')

function line(random: DemoRandom, row: DemoRow): string {
  return [
    ` ${row.number} `,
    `${row.state} `,
    `${random.chance(0.001) ? row.city : upper(row.city)} `,
    `${neighborhoodText(random, row.neighborhood)} `,
    `${addressText(random, row.address)} `,
    money(row.price),
    money(row.evaluation),
    row.discount.toFixed(2),
    row.financing ? 'Sim' : 'Não',
    `${description(row)}.`,
    row.modality,
    bankPageUrl(row.number),
  ].join(';')
}

/**
 * Writes the rows in the format of the bank's list, with its irregularities. `date` is the generation date,
 * YYYY-MM-DD.
 */
export function asList(rows: readonly DemoRow[], date: string): string {
  const day = date.split('-').reverse().join('/')
  const preamble = ` Lista de Imóveis da Caixa;;Data de geração:;${day};;;;;;;`
  const lines = rows.map(row => line(createDemoRandom(Number(row.number) % 4294967296), row))
  return `${['', preamble, header, '', ...lines].join('\n')}\n`
}
