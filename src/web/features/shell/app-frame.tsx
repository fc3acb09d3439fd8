import { type ReactNode, useLayoutEffect } from 'react'
import { readSharedListPath } from '#contract/shared-list-path.ts'
import { usePageLocation } from '../../framework/page-location.ts'
import { ToastPlace } from '../../ui/toast/toast-place.tsx'
import { ConsultantLauncher } from '../consultant/widget/widget-launcher.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { AppHeader } from './app-header.tsx'

const typing = 'input, textarea, select, [contenteditable]'

/** Focuses the page's search field on `/`, unless the person is typing. */
function focusSearch(event: KeyboardEvent): void {
  const { target } = event
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
  if (target instanceof Element && target.closest(`${typing}, dialog`)) return
  const field =
    document.querySelector<HTMLInputElement>('[data-search-field="box"]') ??
    document.querySelector<HTMLInputElement>('[data-search-field]')
  if (!field) return
  event.preventDefault()
  field.focus()
  field.select()
}

/**
 * The frame of every page: skip link, header, bottom bar, consultant, toasts. A list for a client is its adviser's: it has
 * nothing of the site around it.
 */
export function AppFrame({ children }: { children: ReactNode }) {
  const isForClient = readSharedListPath(usePageLocation().path) !== null
  // The key works from the first paint on.
  useLayoutEffect(() => {
    document.addEventListener('keydown', focusSearch)
    return () => document.removeEventListener('keydown', focusSearch)
  }, [])
  return (
    <>
      <a href="#main" className="skip-link">
        Pular para o conteúdo
      </a>
      {!isForClient && <AppHeader />}
      {children}
      {!isForClient && (
        <>
          <BottomBar />
          <ConsultantLauncher />
        </>
      )}
      <ToastPlace />
    </>
  )
}
