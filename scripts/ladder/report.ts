import { checkLadder, countOnLadder, leastListings } from '../../src/domain/ladder/ladder-check.ts'
import { findLadderPosition, isLadderModality } from '../../src/domain/ladder/ladder-position.ts'
import { type LadderBand, type LadderTable, ladderTable } from '../../src/domain/ladder/ladder-table.ts'
import type { FittedLadder } from '../../src/domain/ladder/fit-ladder.ts'
import { formatPercent, integerFormat } from '../../src/domain/format-figures.ts'
import type { Listing, Modality } from '../../src/domain/property/listing.ts'

const format = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 5 })
const figure = (value: number) => format.format(value)

const modalityNames: Partial<Record<Modality, string>> = {
  licitacao: 'Licitação',
  'venda-online': 'Venda Online',
  'venda-direta': 'Venda Direta',
}

const isOnLadder = (listing: Listing, table: LadderTable) =>
  findLadderPosition(listing.price, listing.evaluation, null, table) !== null

/** How many of the listings stand on a table's ladder, of those that should. */
export function countTable(listings: readonly Listing[], table: LadderTable) {
  const sold = listings.filter(({ modality }) => isLadderModality(modality))
  return { onLadder: sold.filter(listing => isOnLadder(listing, table)).length, listings: sold.length }
}

/** Describes how well the present table holds in one list, in each of its states. */
export function describeList(name: string, date: string | null, listings: readonly Listing[]): string {
  const { states } = checkLadder(countOnLadder(listings))
  const lines = [...states].map(([uf, evidence]) => {
    const parts = Object.entries(modalityNames).flatMap(([modality, label]) => {
      const own = listings.filter(listing => listing.state === uf && listing.modality === modality)
      const held = own.filter(listing => isOnLadder(listing, ladderTable)).length
      return own.length === 0 ? [] : [`${label} ${integerFormat(held)}/${integerFormat(own.length)}`]
    })
    const verdict = evidence.holds
      ? 'vale'
      : evidence.listings < leastListings
        ? 'poucos imóveis para dizer'
        : 'NÃO VALE'
    const share = `${formatPercent(100 * evidence.share, 2)} de ${integerFormat(evidence.listings)}`
    return `  ${uf}: ${share} na escada (${parts.join(', ')}): ${verdict}`
  })
  return [`${name}${date === null ? '' : `, lista de ${date}`}`, ...lines].join('\n')
}

const edgeText = ({ upTo }: LadderBand) => (upTo === null ? 'acima' : `até R$ ${figure(upTo)}`)
const bandText = (band: LadderBand) => `${edgeText(band)}: ${figure(band.lo)} % e ${figure(band.hi)} %`

/** Describes what was fitted, and marks what differs from the present table. */
export function describeFit(fitted: FittedLadder, present: LadderTable = ladderTable): string {
  const bands = fitted.bands.map(band => {
    const other = present.bands.find(({ lo, hi }) => lo === band.lo && hi === band.hi)
    if (other === undefined) return `  ${bandText(band)}   (não está na tabela de hoje)`
    return `  ${bandText(band)}${other.upTo === band.upTo ? '' : `   (hoje ${edgeText(other)})`}`
  })
  const unseen = present.bands.filter(
    ({ lo, hi }) => !fitted.bands.some(band => band.lo === lo && band.hi === hi),
  )
  const missing = present.multipliers.filter(multiplier => !fitted.multipliers.includes(multiplier))
  const added = fitted.multipliers.filter(multiplier => !present.multipliers.includes(multiplier))
  const rungList = (values: readonly number[]) => values.map(value => `${figure(value / 10)} %`).join(', ')
  const drop = `  rebaixamento: ${figure(fitted.rebasingDrop)} pontos da avaliação, até ${fitted.maxRebasings} vezes`
  const isSameDrop =
    fitted.rebasingDrop === present.rebasingDrop && fitted.maxRebasings === present.maxRebasings
  return [
    'Faixas de avaliação e preço inicial (as duas famílias), ajustadas só a estas listas:',
    ...bands,
    ...unseen.map(band => `    da tabela de hoje não aparece: ${bandText(band)}`),
    `  degraus: ${rungList(fitted.multipliers)}`,
    ...(missing.length > 0 ? [`    da tabela de hoje não aparecem: ${rungList(missing)}`] : []),
    ...(added.length > 0 ? [`    a tabela de hoje não tem: ${rungList(added)}`] : []),
    isSameDrop
      ? drop
      : `${drop}   (hoje ${figure(present.rebasingDrop)} pontos, até ${present.maxRebasings} vezes)`,
  ].join('\n')
}
