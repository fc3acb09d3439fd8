import { formatCount } from '#domain/format-count.ts'
import { formatPercent, integerFormat } from '#domain/format-figures.ts'
import { formatBrazilianDate, toDate } from '#domain/calendar-date.ts'
import type { PaidPriceOutcome, PaidPriceProgress } from '#contract/paid-price-schemas.ts'
import type { PaidCityState } from './paid-price-store.ts'
import type { RowRefusal } from './read-city-records.ts'
import { isTestedCity } from '#domain/paid-prices/tested-city.ts'

const reasons: Readonly<Record<RowRefusal, string>> = {
  cells: 'linha ilegível',
  deed: 'não é venda',
  share: 'só uma parte do imóvel',
  kind: 'garagem',
  address: 'sem rua ou número',
  value: 'valor que não é um preço',
  area: 'sem área',
  date: 'sem data, ou data impossível',
  expired: 'antiga demais',
}

const phases: Readonly<Record<PaidPriceProgress['phase'], string>> = {
  downloading: 'baixando',
  reading: 'lendo',
  testing: 'calculando crescimento e faixa',
}

/** Describes a step, for one line of a terminal. */
export const describePaidProgress = (file: string, { phase, share, rows }: PaidPriceProgress): string =>
  `${file}: ${phases[phase]} ${Math.floor(share * 100)}%${rows > 0 ? `, ${formatCount(rows, 'linha', 'linhas')}` : ''}`

/** Describes how the import of a file ended, for people. */
export function describePaidOutcome(outcome: PaidPriceOutcome): string {
  const { file } = outcome
  if (outcome.status === 'cancelled')
    return `${file}: importação parada. O mesmo arquivo continua de onde parou; até lá nada dele aparece.`
  if (outcome.status === 'refused') return `${file}: recusado. ${outcome.reason}`
  const { read, added, known, refused } = outcome
  const lost = Object.entries(refused).toSorted(([, a], [, b]) => b - a)
  return [
    `${file}: ${formatCount(read, 'linha lida', 'linhas lidas')} · ${formatCount(added, 'venda nova', 'vendas novas')} · ${formatCount(known, 'já conhecida', 'já conhecidas')}`,
    ...lost.map(
      ([reason, count]) =>
        `  ${formatCount(count, 'recusada', 'recusadas')}: ${reasons[reason as RowRefusal] ?? reason}`,
    ),
  ].join('\n')
}

/** Describes a city's records and how its estimates did on their last months, for people. */
export function describePaidCity(name: string, { rows, firstDay, lastDay, fit }: PaidCityState): string {
  const span = `${formatBrazilianDate(toDate(firstDay ?? lastDay))} a ${formatBrazilianDate(toDate(lastDay))}`
  const head = `${name}: ${formatCount(rows, 'venda', 'vendas')}, ${span}`
  if (fit === null || fit.tested === null)
    return `${head}\n  Ainda são poucas para testar as estimativas: nenhuma é mostrada.`
  const { sales, of, medianError, within20, coverage } = fit.tested
  return [
    head,
    `  crescimento ${formatPercent(Math.expm1(fit.growth) * 100, 1)} ao ano · largura ${fit.width.toFixed(2).replace('.', ',')}`,
    `  testado nos últimos seis meses: ${formatCount(sales, 'venda estimada', 'vendas estimadas')} de ${integerFormat(of)} · erro mediano ${formatPercent(medianError * 100, 1)} · ${formatPercent(within20 * 100, 0)} a até 20% · ${formatPercent(coverage * 100, 0)} dentro da faixa de 80%`,
    ...(isTestedCity(fit) ? [] : ['  Não passou no teste: nenhuma estimativa é mostrada.']),
  ].join('\n')
}
