import { useMemo } from 'react'
import { storedValue } from '../../../data/stored-value.ts'
import { useBrowserValue } from '../../../framework/use-browser-value.ts'
import { keptKey, columnForPurpose } from './columns-by-purpose.ts'
import { type DeskColumnKey, deskColumns } from './desk-columns.ts'

const usual: readonly DeskColumnKey[] = deskColumns.flatMap(({ key, usual: on }) => (on ? [key] : []))

const isKeys = (value: unknown): boolean =>
  Array.isArray(value) && value.every(key => deskColumns.some(column => column.key === key))

/** The columns that somebody wants to see, on this device. */
const chosenColumns = storedValue<readonly DeskColumnKey[]>('desk-columns', usual, isKeys)
const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the chosen columns; for a resident buyer with the family's columns in place of those about a resale. */
export function useColumnChoice(isResidentBuyer: boolean): readonly DeskColumnKey[] {
  const chosen = useBrowserValue(() => chosenColumns.get(), usual, subscribe)
  return useMemo(
    () => (isResidentBuyer ? chosen.map(key => columnForPurpose(key, isResidentBuyer)) : chosen),
    [chosen, isResidentBuyer],
  )
}

/** `null` goes back to the usual columns. */
export function chooseColumns(keys: readonly DeskColumnKey[] | null): void {
  if (keys === null) chosenColumns.clear()
  else chosenColumns.set(keys.map(keptKey))
  for (const listener of listeners) listener()
}
