import { isPageAtRest, waitForRest } from './page-use.ts'
import { useBrowserValue } from './use-browser-value.ts'

function watchRest(listener: () => void): () => void {
  let isHere = true
  void waitForRest().then(() => isHere && listener())
  return () => {
    isHere = false
  }
}

/** Whether a page of this document has come to rest; what is not needed until then comes afterwards. */
export const useRested = (): boolean => useBrowserValue(isPageAtRest, false, watchRest)
