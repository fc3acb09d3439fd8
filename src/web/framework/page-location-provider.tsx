import { type ReactNode, useDeferredValue, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { BrowserNavigation } from './browser-navigation.ts'
import { type PageLocation, PageLocationContext } from './page-location.ts'
import { PageNavigationContext } from './page-navigation.ts'

/** Returns the address as the server saw it: without what the browser's history holds with it, and without `#`. */
const asRequested = (location: PageLocation): PageLocation =>
  location.hash === '' && Object.keys(location.state).length === 0
    ? location
    : { ...location, hash: '', state: {} }

/** Gives the pages the address that the browser shows; the page before stays until the next one is drawn. */
export function BrowserLocation({
  navigation,
  children,
}: {
  navigation: BrowserNavigation
  children: ReactNode
}) {
  // A reload keeps the state of the history's entry, but the first render must equal the server's, which did not know
  // it.
  const [requested] = useState(() => asRequested(navigation.current()))
  const location = useDeferredValue(
    useSyncExternalStore(navigation.subscribe, navigation.current, () => requested),
  )
  useLayoutEffect(() => navigation.settle(location), [navigation, location])
  return (
    <PageNavigationContext value={navigation}>
      <PageLocationContext value={location}>{children}</PageLocationContext>
    </PageNavigationContext>
  )
}
