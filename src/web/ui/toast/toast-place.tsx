import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { type ShownToast, useShownToast } from './toast.ts'

export const loadToaster = (): Promise<{ default: ComponentType<{ toast: ShownToast }> }> =>
  import('./toaster.tsx')

/** Without a server the code may not come; what the toast says stands in the page, too. */
const Toaster = lazy(() => loadToaster().catch(() => ({ default: () => null })))

/** Where toasts appear; their code is not part of the first visit. */
export function ToastPlace() {
  const toast = useShownToast()
  // Whoever does something may be told of it, also when the server has gone by then.
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
        <Toaster key={toast.turn} toast={toast} />
      </Suspense>
    )
  )
}
