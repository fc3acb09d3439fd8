import { type ComponentType, lazy, Suspense } from 'react'
import { type ShownToast, useShownToast } from './toast.ts'

export const loadToaster = (): Promise<{ default: ComponentType<{ toast: ShownToast }> }> =>
  import('./toaster.tsx')

/** Without a server the code may not come; what the toast says stands in the page, too. */
const Toaster = lazy(() => loadToaster().catch(() => ({ default: () => null })))

/** Where toasts appear; their code is not part of the first visit. */
export function ToastPlace() {
  const toast = useShownToast()
  return (
    toast && (
      <Suspense>
        <Toaster key={toast.turn} toast={toast} />
      </Suspense>
    )
  )
}
