import { readStored } from '../../ui/storage/browser-storage.ts'
import { useBrowserValue } from '../../ui/use-browser-value.ts'

/** Whether this browser was used with an account or has favorites; a visitor without any has an empty list of them. */
const isKnownOwner = (): boolean =>
  readStored('session') !== null || Boolean(readStored('visitor:favorite-ids'))

/** Whether somebody is here of whom this browser knows more than the server that rendered the page. */
export const useIsKnownOwner = (): boolean => useBrowserValue(isKnownOwner, false)
