import { lazy, Suspense } from 'react'
import { useShownToast } from './toast.ts'

const Toaster = lazy(() => import('./toaster.tsx'))

/** Where toasts appear; their code is loaded with the first one. */
export function ToastPlace() {
  const toast = useShownToast()
  return (
    toast && (
      <Suspense>
        <Toaster toast={toast} />
      </Suspense>
    )
  )
}
