import { useEffect, useState } from 'react'

/**
 * Asks for the next rows once it is known which properties they are; a press before that is remembered until then.
 * @param rows the rows that are shown, the same array until others are
 * @param isKnown whether the properties of the next rows are known
 * @param failure why it cannot become known for now
 * @param retry asks again which properties they are, after a failure
 */
export function useMoreRows({
  rows,
  isFetchingNextPage,
  fetchNextPage,
  isKnown,
  failure,
  retry,
}: {
  rows: readonly unknown[] | undefined
  isFetchingNextPage: boolean
  fetchNextPage: () => Promise<unknown>
  isKnown: boolean
  failure: Error | null
  retry: () => unknown
}): { isAsked: boolean; askForMore: () => void } {
  /** The rows behind which more were asked for before it was known which. */
  const [askedBehind, setAskedBehind] = useState<readonly unknown[] | null>(null)
  const isRemembered = askedBehind !== null && askedBehind === rows
  useEffect(() => {
    if (isRemembered && isKnown) void fetchNextPage()
  }, [isRemembered, isKnown, fetchNextPage])
  const askForMore = () => {
    if (isKnown) {
      void fetchNextPage()
      return
    }
    setAskedBehind(rows ?? null)
    if (failure) void retry()
  }
  return { isAsked: isFetchingNextPage || (isRemembered && !isKnown && !failure), askForMore }
}
