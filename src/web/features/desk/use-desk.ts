import { hourMs } from '#domain/durations.ts'
import { compareNames } from '#domain/compare-names.ts'
import { useMemo } from 'react'
import { useClients } from '../../data/saved/client-actions.ts'
import { groupExpenses, useExpenses } from '../../data/saved/expense-actions.ts'
import { useFavorites } from '../../data/saved/favorite-actions.ts'
import { useOwnLots } from '../../data/saved/own-lot-actions.ts'
import { useHeldWhilePressed } from '../../ui/use-held-while-pressed.ts'
import { computeResults } from './rows/desk-results.ts'
import { useHomeOfRow } from './rows/home-of-row.ts'
import type { OwnLot } from '#contract/own-lot-schemas.ts'
import type { Favorite, FavoriteLadder } from '#contract/saved-schemas.ts'
import { useTargetRoi } from '../../data/account/target-roi.ts'
import { useFavoriteLadders } from '../../data/saved/favorite-ladders.ts'
import type { DeskRow } from './rows/desk-row.ts'
import type { DeskItem } from './rows/desk-item.ts'
import { buildFavoriteRow } from './rows/favorite-row.ts'
import { buildLotRow } from './rows/lot-row.ts'

interface BuiltRow {
  row: DeskRow
  ladder: FavoriteLadder | undefined
  targetRoi: number
  hour: number
}

/** Caches the rows by their source, so that only changed ones of a thousand are judged again. */
const builtRows = new WeakMap<DeskItem, BuiltRow>()

function findRow(
  item: DeskItem,
  ladder: FavoriteLadder | undefined,
  targetRoi: number,
  now: number,
): DeskRow {
  const found = builtRows.get(item)
  const hour = Math.floor(now / hourMs)
  if (found?.ladder === ladder && found?.targetRoi === targetRoi && found.hour === hour) return found.row
  const row =
    'property' in item ? buildFavoriteRow(item, ladder, targetRoi, now) : buildLotRow(item, targetRoi, now)
  builtRows.set(item, { row, ladder, targetRoi, hour })
  return row
}

/**
 * Returns the rows of the desk, the last saved first.
 * @param now epoch ms
 */
function useDeskRows(
  favorites: readonly Favorite[],
  lots: readonly OwnLot[],
  now: number,
): readonly DeskRow[] {
  const [targetRoi] = useTargetRoi()
  const ladders = useFavoriteLadders(favorites)
  return useMemo(() => {
    const byId = new Map(ladders?.map(ladder => [ladder.id, ladder]))
    return [
      ...lots.map(lot => findRow(lot, undefined, targetRoi, now)),
      ...favorites.map(favorite => findRow(favorite, byId.get(favorite.property_id), targetRoi, now)),
    ]
  }, [favorites, lots, ladders, targetRoi, now])
}

/**
 * Returns all that the desk shows, with changes that the server has not confirmed, and how many of these wait. Rows and
 * clients stay where they are while somebody presses.
 * @param now epoch ms
 */
export function useDesk(now: number, demonstration: boolean) {
  const favorites = useFavorites()
  const lots = useOwnLots()
  const clientView = useClients()
  const expenseView = useExpenses()
  const rows = useHeldWhilePressed(useDeskRows(favorites.items, lots.items, now))
  const clientItems = useHeldWhilePressed(clientView.items)
  const clients = useMemo(() => clientItems.toSorted((a, b) => compareNames(a.name, b.name)), [clientItems])
  const expenses = useMemo(() => groupExpenses(expenseView.items), [expenseView.items])
  const homeOf = useHomeOfRow()
  const context = useMemo(
    () => ({ clients: new Map(clients.map(({ id, name }) => [id, name])), demonstration, homeOf }),
    [clients, demonstration, homeOf],
  )
  return {
    rows,
    clients,
    context,
    expenses,
    results: useMemo(() => computeResults(rows, expenses), [rows, expenses]),
    loading: favorites.status === 'loading',
    away: favorites.away,
    unsent: favorites.unsent,
    waiting: favorites.waiting + lots.waiting + clientView.waiting + expenseView.waiting,
  }
}
