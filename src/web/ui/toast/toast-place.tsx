import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { type ShownToast, useShownToast } from './toast.ts'

const loadToaster = (): Promise<{ default: ComponentType<{ toast: ShownToast }> }> => import('./toaster.tsx')

/** Without a server the code may not come; what the toast says stands in the page, too. */
const Toaster = lazy(() => loadToaster().catch(() => ({ default: () => null })))

/** When the page has come to rest (milliseconds): from then on a toast can be shown without the server. */
const rest = 2000

/** Where toasts appear; their code is not part of the first visit. */
export function ToastPlace() {
  const toast = useShownToast()
  useEffect(() => {
    const timer = setTimeout(() => void loadToaster().catch(() => {}), rest)
    return () => clearTimeout(timer)
  }, [])
  return (
    toast && (
      <Suspense>
        <Toaster key={toast.turn} toast={toast} />
      </Suspense>
    )
  )
}
