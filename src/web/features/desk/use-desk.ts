import { compareNames } from '#domain/compare-names.ts'
import { useMemo } from 'react'
import { useClients } from '../../data/saved/client-actions.ts'
import { groupExpenses, useExpenses } from '../../data/saved/expense-actions.ts'
import { useFavorites } from '../../data/saved/favorite-actions.ts'
import { useOwnLots } from '../../data/saved/own-lot-actions.ts'
import { useHeldWhilePressed } from '../../ui/use-held-while-pressed.ts'
import { computeResults } from './rows/desk-results.ts'
import { useHomeOfRow } from './rows/home-of-row.ts'
import { useDeskRows } from './rows/use-desk-rows.ts'

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
