import { useMemo } from 'react'
import { compareNames } from '#domain/compare-names.ts'
import { useClients } from '../../data/saved/client-actions.ts'
import { useFavorites } from '../../data/saved/favorite-actions.ts'
import { useOwnLots } from '../../data/saved/own-lot-actions.ts'
import type { ShareClient, ShareItem } from './share-draft.ts'

/** Returns what can be sent to clients, and the clients with how much each has. */
export function useShareItems(): { items: readonly ShareItem[]; clients: readonly ShareClient[] } {
  const { items: favorites } = useFavorites()
  const { items: lots } = useOwnLots()
  const { items: clients } = useClients()
  return useMemo(() => {
    const items: ShareItem[] = [...lots, ...favorites]
    return {
      items,
      clients: clients
        .toSorted((a, b) => compareNames(a.name, b.name))
        .map(({ id, name }) => ({ id, name, count: items.filter(item => item.clients[id] === true).length })),
    }
  }, [favorites, lots, clients])
}
