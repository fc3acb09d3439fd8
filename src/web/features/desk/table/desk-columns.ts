import type { Property } from '#contract/property-schemas.ts'
import { compareNames } from '#domain/compare-names.ts'
import { formatCents, roundNetRoi, formatWholePercent } from '#domain/format-figures.ts'
import { describeReturnEndsShort } from '#domain/judgement/judged-return.ts'
import { favoriteStages, readStage } from '#domain/property/favorite-stage.ts'
import { nameStage } from '../../listing/listing-labels.ts'
import { type CsvCell, toMoneyCell } from '../../../ui/csv-file.ts'
import type { PriceStep } from '../../../ui/plot/price-steps.ts'
import { describeFit } from '../../home-purchase/home-words.ts'
import type { DeskRow } from '../rows/desk-row.ts'
import type { HomeOfRow } from '../rows/home-of-row.ts'

/** What a cell needs beside its row. */
export interface CellContext {
  /** The names of clients by id. */
  clients: ReadonlyMap<string, string>
  /** The dates of a demonstration's lists are invented and are not shown. */
  demonstration: boolean
  /** `null` unless the desk is a resident buyer's. */
  homeOf: HomeOfRow | null
}

export type SortValue = number | string | null

export interface DeskColumn<Key extends string = string> {
  key: Key
  /** In the head of the table. */
  label: string
  /** In menus and files, where there is room. */
  name: string
  /** What its figures count, where the name does not say it. */
  description?: string
  /** Least width in rem, and its share of what is left. */
  width: readonly [least: number, share: number]
  end?: true
  /** Shown unless the person chose otherwise. */
  usual: boolean
  /** The resale column that this one replaces for a resident buyer; the choice is stored under that column's key. */
  insteadOf?: string
  /** `null`: nothing to sort by. Unknown values come last either way. */
  sortOf: ((row: DeskRow, context: CellContext) => SortValue) | null
  /** The first press sorts the highest first. */
  downFirst?: boolean
  /** The cell in a file: plain numbers, text otherwise; empty = not known. */
  fileOf: (row: DeskRow, context: CellContext) => CsvCell
}

/** What stands before a price that is not one of the list's. */
const stepWords: Partial<Record<PriceStep['kind'], string>> = { auction: 'leilão ', next: 'próximo ' }

const orEmpty = (value: number | null): CsvCell => value ?? ''

/** Returns the names of a row's clients in alphabetical order. */
export const clientNames = ({ item }: DeskRow, { clients }: CellContext): string[] =>
  Object.keys(item.clients)
    .flatMap(id => clients.get(id) ?? [])
    .toSorted(compareNames)

const columns = [
  {
    key: 'name',
    label: 'Imóvel',
    name: 'Imóvel',
    width: [11.5, 3],
    usual: true,
    sortOf: ({ kind, place }) => `${kind} ${place}`,
    fileOf: ({ kind, place }) => [kind, place].filter(Boolean).join(' '),
  },
  {
    key: 'city',
    label: 'Cidade',
    name: 'Cidade',
    width: [8, 2],
    usual: true,
    sortOf: ({ city }) => city,
    fileOf: ({ city }) => city,
  },
  {
    key: 'client',
    label: 'Cliente',
    name: 'Cliente',
    width: [6.5, 1.5],
    usual: true,
    sortOf: (row, context) => clientNames(row, context)[0] ?? null,
    fileOf: (row, context) => clientNames(row, context).join(', '),
  },
  {
    key: 'stage',
    label: 'Etapa',
    name: 'Etapa',
    width: [7.5, 0.5],
    usual: true,
    downFirst: true,
    sortOf: ({ stage }) => favoriteStages.indexOf(readStage(stage)),
    fileOf: ({ stage }) => nameStage(stage),
  },
  {
    key: 'price',
    label: 'Preço',
    name: 'Preço, R$',
    width: [4.5, 0.2],
    end: true,
    usual: true,
    sortOf: ({ price }) => price,
    fileOf: ({ price }) => toMoneyCell(price),
  },
  {
    key: 'discount',
    label: 'Desc.',
    name: 'Desconto, %',
    width: [2.75, 0.1],
    end: true,
    usual: true,
    downFirst: true,
    sortOf: ({ discount }) => discount,
    fileOf: ({ discount }) => orEmpty(discount),
  },
  {
    key: 'stairs',
    label: 'Escada',
    name: 'Escada do preço',
    width: [4.5, 0.8],
    usual: true,
    sortOf: null,
    fileOf: ({ steps }) =>
      steps
        .filter(({ kind }) => kind !== 'later')
        .map(({ kind, price }) => `${stepWords[kind] ?? ''}${formatCents(price)}`)
        .join(' > '),
  },
  {
    key: 'next',
    label: 'Próximo',
    name: 'Próximo preço, R$',
    width: [4.5, 0.2],
    end: true,
    usual: true,
    sortOf: ({ next }) => next?.price ?? null,
    fileOf: ({ next }) => toMoneyCell(next?.price ?? null),
  },
  {
    key: 'date',
    label: 'Próxima data',
    name: 'Próxima data',
    width: [7, 0.5],
    end: true,
    usual: true,
    sortOf: ({ date }) => date?.from ?? null,
    fileOf: ({ date }) => (date === null ? '' : `${date.from} ${date.what}`),
  },
  {
    key: 'roi',
    label: 'ROI',
    name: 'ROI líquido, %',
    width: [2.75, 0.1],
    end: true,
    usual: true,
    downFirst: true,
    sortOf: ({ range }) => range?.base ?? null,
    fileOf: ({ range }) => orEmpty(range && roundNetRoi(range.base)),
  },
  {
    key: 'instalment',
    insteadOf: 'roi',
    label: 'Parcela',
    name: 'Primeira parcela, R$',
    description: 'Com seguros e tarifa, no caso melhor do que a lista não diz',
    width: [3.5, 0.1],
    end: true,
    usual: false,
    sortOf: (row, { homeOf }) => homeOf?.(row)?.best.instalment ?? null,
    fileOf: (row, { homeOf }) => toMoneyCell(homeOf?.(row)?.best.instalment ?? null),
  },
  {
    key: 'range',
    label: 'de … a',
    name: 'ROI de … a',
    width: [4.25, 0.6],
    usual: true,
    downFirst: true,
    sortOf: ({ range }) => range?.low ?? null,
    fileOf: ({ range }) => (range === null ? '' : `de ${describeReturnEndsShort(range)}`),
  },
  {
    key: 'firstDay',
    insteadOf: 'range',
    label: '1º dia',
    name: 'No primeiro dia, R$',
    description: 'Do seu bolso: entrada, ITBI, cartório, tarifas do banco e primeiros reparos',
    width: [3.75, 0.1],
    end: true,
    usual: false,
    sortOf: (row, { homeOf }) => homeOf?.(row)?.best.cash ?? null,
    fileOf: (row, { homeOf }) => toMoneyCell(homeOf?.(row)?.best.cash ?? null),
  },
  {
    key: 'maxBid',
    label: 'Lance máx.',
    name: 'Lance máximo, R$',
    width: [4.75, 0.2],
    end: true,
    usual: true,
    sortOf: ({ maxBid }) => maxBid,
    fileOf: ({ maxBid }) => toMoneyCell(maxBid),
  },
  {
    key: 'fit',
    insteadOf: 'maxBid',
    label: 'Cabe',
    name: 'Cabe no bolso',
    width: [4.5, 0.1],
    end: true,
    usual: false,
    downFirst: true,
    sortOf: (row, { homeOf }) => homeOf?.(row)?.best.left ?? null,
    fileOf: (row, { homeOf }) => {
      const home = homeOf?.(row) ?? null
      return home === null ? '' : describeFit(home).text
    },
  },
  {
    key: 'known',
    label: 'Sabe',
    name: 'O que se sabe',
    description:
      'Das 7 perguntas que a lista ou você responde. A oitava, os parecidos à venda, só a página do imóvel conta.',
    width: [2.25, 0.1],
    end: true,
    usual: true,
    downFirst: true,
    sortOf: ({ known }) => known?.answered ?? null,
    fileOf: ({ known }) => (known === null ? '' : `${known.answered} de ${known.total}`),
  },
  {
    key: 'list',
    label: 'Lista',
    name: 'Lista de',
    width: [2.25, 0.1],
    end: true,
    usual: true,
    // Those that the newest list lacks come after the others.
    sortOf: ({ list, presence }) =>
      list?.ageDays == null ? null : list.ageDays + (presence?.listed === 'unseen' ? 100_000 : 0),
    // A gone listing is in no list: its known date is the day it left.
    fileOf: ({ item }, { demonstration }) =>
      demonstration || !('property' in item) || item.property.gone ? '' : item.property.listDate,
  },
  {
    key: 'evaluation',
    label: 'Avaliação',
    name: 'Avaliação da Caixa, R$',
    width: [4.75, 0.2],
    end: true,
    usual: false,
    sortOf: row => readEvaluation(row),
    fileOf: row => toMoneyCell(readEvaluation(row)),
  },
  {
    key: 'paid',
    label: 'No prédio',
    name: 'Pago no prédio, R$',
    description: 'Estimativa pelas vendas que a prefeitura registrou no mesmo prédio',
    width: [4.75, 0.2],
    end: true,
    usual: false,
    sortOf: row => readPaid(row)?.estimate ?? null,
    fileOf: row => toMoneyCell(readPaid(row)?.estimate ?? null),
  },
  {
    key: 'paidDiscount',
    label: 'Sob o pago',
    name: 'Abaixo do que se pagou no prédio, %',
    description: 'Negativo: o preço está acima do que se pagou',
    width: [4.5, 0.1],
    end: true,
    usual: false,
    downFirst: true,
    sortOf: row => readPaidDiscount(row),
    fileOf: row => orEmpty(readPaidDiscount(row)),
  },
  {
    key: 'deposit',
    label: 'Sinal',
    name: 'Sinal a pagar, R$',
    width: [4.5, 0.2],
    end: true,
    usual: false,
    sortOf: ({ item }) => item.deposit?.dueDate ?? null,
    fileOf: ({ item }) => toMoneyCell(item.deposit?.amount ?? null),
  },
  {
    key: 'notes',
    label: 'Anotações',
    name: 'Anotações',
    width: [9, 3],
    usual: false,
    sortOf: null,
    fileOf: ({ item }) => item.notes,
  },
  {
    key: 'saved',
    label: 'Salvo',
    name: 'Salvo em',
    width: [5.75, 0.2],
    end: true,
    usual: false,
    downFirst: true,
    sortOf: ({ item }) => item.saved_at,
    fileOf: ({ item }) => item.saved_at.slice(0, 10),
  },
] as const satisfies readonly DeskColumn[]

export type DeskColumnKey = (typeof columns)[number]['key']
export const deskColumns: readonly DeskColumn<DeskColumnKey>[] = columns

/** Returns the appraisal of a property or lot in reais; `null` = not known. */
export const readEvaluation = ({ item }: DeskRow): number | null =>
  'property' in item ? item.property.evaluationValue : item.evaluationValue

/** Returns what was paid in a property's building; `null` = not known, as for every lot from elsewhere. */
export const readPaid = ({ item }: DeskRow): Property['paid'] =>
  'property' in item ? (item.property.paid ?? null) : null

/** Returns by how many percent its price is below that; `null` also for a gone one, which has no price to compare. */
export const readPaidDiscount = ({ item }: DeskRow): number | null =>
  'property' in item && !item.property.gone ? (item.property.paidDiscount ?? null) : null

/** `47%`; `null` = not known. */
export const formatDiscount = (discount: number | null): string | null =>
  discount === null ? null : formatWholePercent(discount)
