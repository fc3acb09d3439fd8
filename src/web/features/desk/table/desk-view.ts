import { readTextParameter } from '../../../framework/page-location.ts'
import type { QueryParameters } from '#domain/search/search-criteria.ts'
import { type DeskColumnKey, deskColumns } from './desk-columns.ts'

/** Stands in place of a client's id for the properties that are no client's. */
export const nobodysTab = 'meus'

/** What of the desk is shown, as its address says. */
export interface DeskView {
  /** A client's id; `nobodysTab` = those of no client; `null` = all. */
  client: string | null
  board: boolean
  sort: DeskSort
  /** The id of the property whose panel is open. */
  opened: string | null
}

export interface DeskSort {
  by: DeskColumnKey
  down: boolean
}

const firstSort: DeskSort = { by: 'date', down: false }

function readSort(text: string | undefined): DeskSort {
  const down = text?.startsWith('-') ?? false
  const by = deskColumns.find(({ key, sortOf }) => sortOf !== null && key === text?.replace('-', ''))
  return by === undefined ? firstSort : { by: by.key, down }
}

/** Reads the view from the address; anything unknown is left out. */
export const readDeskView = (query: QueryParameters): DeskView => ({
  client: readTextParameter(query.cliente) ?? null,
  board: readTextParameter(query.visao) === 'quadro',
  sort: readSort(readTextParameter(query.ordem)),
  opened: readTextParameter(query.ficha) ?? null,
})

/** Writes the view's address; what is usual is left out. */
export const writeDeskView = ({ client, board, sort: { by, down }, opened }: DeskView): QueryParameters => ({
  ...(client !== null && { cliente: client }),
  ...(board && { visao: 'quadro' }),
  ...((by !== firstSort.by || down) && { ordem: `${down ? '-' : ''}${by}` }),
  ...(opened !== null && { ficha: opened }),
})
