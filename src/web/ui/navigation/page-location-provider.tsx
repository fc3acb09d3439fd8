import { type ReactNode, useDeferredValue, useLayoutEffect, useSyncExternalStore } from 'react'
import type { BrowserNavigation } from './browser-navigation.ts'
import { PageLocationContext } from './page-location.ts'
import { PageNavigationContext } from './page-navigation.ts'

/** Gives the pages the address that the browser shows; the page before stays until the next one is drawn. */
export function BrowserLocation({
  navigation,
  children,
}: {
  navigation: BrowserNavigation
  children: ReactNode
}) {
  const location = useDeferredValue(
    useSyncExternalStore(navigation.subscribe, navigation.current, navigation.current),
  )
  useLayoutEffect(() => navigation.settle(location), [navigation, location])
  return (
    <PageNavigationContext value={navigation}>
      <PageLocationContext value={location}>{children}</PageLocationContext>
    </PageNavigationContext>
  )
}
