import { useQuery } from '@tanstack/react-query'
import { sharedListsQuery } from '../../data/shared-list/owned-lists.ts'
import type { PaperSender } from '../listing/paper/list-paper.tsx'

/**
 * Returns who the last list for a client was from, for the head of what is printed; `null` before the first one.
 * @param enabled whether to ask for it
 */
export function usePaperSender(enabled = true): PaperSender | null {
  const { data } = useQuery({ ...sharedListsQuery, enabled })
  const last = data?.lists[0]
  if (data === undefined || last === undefined) return null
  return { name: last.adviserName, logo: last.showLogo ? data.logo : null, words: '' }
}
