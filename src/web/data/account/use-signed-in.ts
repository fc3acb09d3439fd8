import type { Me } from '#contract/account-schemas.ts'
import { useRenderedPage } from '../../framework/rendered-page.ts'
import { useBrowserValue } from '../../framework/use-browser-value.ts'
import { isLeavingAccount, storedMe, useMe } from './session.ts'

/**
 * Returns the account whose shell is drawn: the last known one while the server has not answered; nobody on the server,
 * and until the browser has taken its page over.
 */
export function useSignedIn(): Me | null {
  const me = useMe()
  const stored = useBrowserValue(storedMe, null)
  return me === undefined ? stored : me
}

const hasStoredAccount = (): boolean => storedMe() !== null

/**
 * Whether the page is a visitor's. Until the session has answered, a browser that remembers no account goes by what the
 * server saw: a request without a session's cookie is a visitor's. The page on which somebody signs out stays the
 * account's until /login is shown, so that the visitor's form of it does not appear in between.
 */
export function useIsVisitor(): boolean {
  const me = useMe()
  const hasSession = useRenderedPage()?.hasSession ?? false
  const isKnown = useBrowserValue(hasStoredAccount, hasSession)
  return me === undefined ? !isKnown && !hasSession : me === null && !isLeavingAccount()
}
