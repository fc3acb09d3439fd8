import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { type ShownToast, useShownToast } from './toast.ts'

/** Loads the code of the toasts. */
export const loadToaster = (): Promise<{ default: ComponentType<{ toast: ShownToast }> }> =>
  import('./toaster.tsx')

/** Without a server the code may fail to load; the toast's text is also in the page. */
const Toaster = lazy(() => loadToaster().catch(() => ({ default: () => null })))

/** The place of toasts; their code is not part of the first visit. */
export function ToastPlace() {
  const toast = useShownToast()
  // An action may show a toast also when the server is away by then.
  useEffect(() => {
    const prepare = () => void loadToaster().catch(() => {})
    const once = { once: true, passive: true }
    window.addEventListener('pointerdown', prepare, once)
    window.addEventListener('keydown', prepare, once)
    return () => {
      window.removeEventListener('pointerdown', prepare)
      window.removeEventListener('keydown', prepare)
    }
  }, [])
  return (
    toast && (
      <Suspense>
        <Toaster key={toast.sequence} toast={toast} />
      </Suspense>
    )
  )
}
