import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { readSitePath } from '#domain/link-target.ts'
import { type PageLocation, usePageLocation, writePageAddress } from './page-location.ts'
import { type NavigationTarget, usePageNavigation } from './page-navigation.ts'

interface LinkProps
  extends NavigationTarget,
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onPointerEnter' | 'onTouchStart' | 'onFocus'> {
  /** When the link says that it is the current page: by default on the same path and below it, with the same query. */
  activeOptions?: { exact?: boolean; includeSearch?: boolean }
}

/** Whether a press opens the page in this tab. */
export const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

function isActive(
  location: PageLocation,
  { to, search }: NavigationTarget,
  { exact = false, includeSearch = true }: NonNullable<LinkProps['activeOptions']>,
): boolean {
  const path = to.split(/[?#]/)[0] ?? ''
  const below = !exact && path !== '/' && location.path.startsWith(`${path}/`)
  if (location.path !== path && !below) return false
  return !includeSearch || search === undefined || location.href === writePageAddress({ to, search })
}

/** A link to another page of this site: an ordinary link, which the browser follows without a new document. */
export function Link({
  to,
  search,
  hash,
  state,
  replace,
  resetScroll,
  activeOptions = {},
  onClick,
  children,
  ...rest
}: LinkProps) {
  const location = usePageLocation()
  const { navigate, prepare } = usePageNavigation()
  const active = isActive(location, { to, search }, activeOptions)
  const address = writePageAddress({ to, search, hash })
  const soon = () => prepare(to.split(/[?#]/)[0] ?? to)
  return (
    <a
      aria-current={active ? 'page' : undefined}
      {...rest}
      // An address that leads to another site is replaced by the start page.
      href={readSitePath(address) === null ? '/' : address}
      onPointerEnter={soon}
      onTouchStart={soon}
      onFocus={soon}
      onClick={event => {
        onClick?.(event)
        const elsewhere = rest.target !== undefined && rest.target !== '_self'
        if (event.defaultPrevented || elsewhere || !isPlainPress(event)) return
        event.preventDefault()
        void navigate({ to, search, hash, state, replace, resetScroll })
      }}
    >
      {children}
    </a>
  )
}
