import type { AddressOutcome, AddressProgress } from '#contract/address-schemas.ts'
import { formatDecimal } from '#domain/format-decimal.ts'
import { formatCount } from '#domain/format-count.ts'
import { formatPercent, integerFormat } from '#domain/format-figures.ts'
import type { PlacePrecision } from '#domain/property/geographic-place.ts'

const phases: Readonly<Record<AddressProgress['phase'], string>> = {
  downloading: 'baixando',
  reading: 'lendo',
  placing: 'pondo os imóveis no lugar',
}

const precisionWords: Readonly<Record<PlacePrecision | 'none', string>> = {
  building: 'na casa',
  near: 'ao lado',
  street: 'na rua',
  cep: 'no CEP',
  neighborhood: 'no bairro',
  city: 'na cidade',
  state: 'no estado',
  none: 'só na cidade',
}
const order = Object.keys(precisionWords)

/** Describes a step, for one line of a terminal. */
export const describeAddressProgress = (file: string, { phase, share, rows }: AddressProgress): string =>
  `${file}: ${phases[phase]} ${Math.floor(share * 100)}%${rows > 0 ? `, ${formatCount(rows, 'linha', 'linhas')}` : ''}`

/** Describes how the import of a municipality ended, with its errors of houses that were left out, for people. */
export function describeAddressOutcome(outcome: AddressOutcome): string {
  if (outcome.status === 'failed') return `${outcome.file}: não importado. ${outcome.reason}`
  if (outcome.status === 'unchanged') return `${outcome.name}: o IBGE não mudou o arquivo.`
  const { name, rows, houses, bytes, measured, placed } = outcome
  const placedWords = Object.entries(placed)
    .toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(
      ([precision, count]) =>
        `${integerFormat(count)} ${precisionWords[precision as PlacePrecision] ?? precision}`,
    )
  return [
    `${name}: ${formatCount(rows, 'linha lida', 'linhas lidas')} · ${formatCount(houses, 'endereço', 'endereços')} · ${integerFormat(Math.ceil(bytes / 1024))} kB`,
    '  casas deixadas de fora e procuradas:  metade até · 95% até · dentro do raio',
    ...measured
      .toSorted((a, b) => order.indexOf(a.precision) - order.indexOf(b.precision))
      .map(
        ({ precision, houses: count, median, p95, inside, stretch }) =>
          `    ${precisionWords[precision].padEnd(10)} ${integerFormat(count)} casas: ${integerFormat(median)} m · ${integerFormat(p95)} m · ${formatPercent(inside * 100, 1)}${stretch > 1 ? `, raio × ${formatDecimal(stretch, 2, 2)}` : ''}`,
      ),
    `  imóveis da Caixa: ${placedWords.length === 0 ? 'nenhum neste município' : placedWords.join(' · ')}`,
  ].join('\n')
}
