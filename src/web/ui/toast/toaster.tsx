import * as Toast from '@radix-ui/react-toast'
import { X } from 'lucide-react'
import { useState } from 'react'
import type { ShownToast } from './toast.ts'

/** The one toast: F8 focuses it, a swipe of 50 px to the right dismisses it. */
export default function Toaster({ toast }: { toast: ShownToast }) {
  const [dismissed, setDismissed] = useState(0)
  return (
    <Toast.Provider swipeDirection="right" swipeThreshold={50} label="Aviso">
      <Toast.Root
        key={toast.turn}
        open={dismissed !== toast.turn}
        onOpenChange={open => !open && setDismissed(toast.turn)}
        duration={toast.duration}
        type={toast.tone === 'risk' ? 'foreground' : 'background'}
        className="toast"
        data-tone={toast.tone ?? 'plain'}
      >
        <div className="min-w-0 flex-1">
          <Toast.Title className="font-semibold">{toast.title}</Toast.Title>
          {toast.description && (
            <Toast.Description className="mt-0.5 text-sm text-ink-2">{toast.description}</Toast.Description>
          )}
        </div>
        <Toast.Close
          className="target -m-1 rounded-sm p-1 text-ink-3 hover:text-ink"
          aria-label="Fechar aviso"
        >
          <X className="size-4" />
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport hotkey={['F8']} label="Avisos ({hotkey})" className="toast-viewport" />
    </Toast.Provider>
  )
}
