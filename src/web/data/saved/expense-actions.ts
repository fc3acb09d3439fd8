import type { Expense } from '#contract/desk-schemas.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { callApi } from '../api-client.ts'
import { newUuid } from '../new-uuid.ts'
import { createMirrorHooks } from './mirror-hooks.ts'

const save = (user_id: string, { id, ...content }: Expense): Promise<Expense> =>
  callApi('PUT /api/expenses/{id}', { params: { id }, body: { user_id, ...content } })

const expenses = createMirrorHooks<Expense>({
  name: 'expenses',
  idOf: expense => expense.id,
  list: user_id => callApi('GET /api/expenses', { query: { user_id } }),
  put: save,
  patch: () => Promise.reject(new Error('An expense changes as a whole')),
  remove: (user_id, id) => callApi('DELETE /api/expenses/{id}', { params: { id }, query: { user_id } }),
  removesAfter: 6_000,
  onRefused: message => showToast({ title: 'O gasto não foi salvo', description: message, tone: 'risk' }),
})

/** Returns the expenses and income of all properties; fetches them when they are older than a minute. */
export const useExpenses = expenses.useItems

/** Returns the expenses of each property by its id, those of the last days first. */
export function groupExpenses(items: readonly Expense[]): ReadonlyMap<string, readonly Expense[]> {
  const groups = new Map<string, Expense[]>()
  for (const expense of items.toSorted((one, other) => (one.date < other.date ? 1 : -1))) {
    const group = groups.get(expense.item_id)
    if (group) group.push(expense)
    else groups.set(expense.item_id, [expense])
  }
  return groups
}

/** Adds an expense or an income under a new id. */
export const addExpense = (expense: Omit<Expense, 'id'>): void =>
  expenses.mirror().put({ id: newUuid(), ...expense })

/** Replaces an expense, or undoes its deletion. */
export const saveExpense = (expense: Expense): void => expenses.mirror().put(expense)

/** Deletes an expense; `saveExpense` undoes it. */
export const removeExpense = (id: string): void => expenses.mirror().remove(id)

/** Fetches them even when they are fresh, because another device may have changed one. */
export const refetchExpenses = (): void => expenses.mirror().refresh(true)
