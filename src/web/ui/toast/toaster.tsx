import * as Toast from '@radix-ui/react-toast'
import { X } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import type { ShownToast } from './toast.ts'

/** A swipe of 50 px dismisses; the library requires more than its setting. */
const justBelow50 = 49

/**
 * The toast: F8 focuses it, a swipe of 50 px to the right dismisses it. Each message has its own provider, because
 * closing one under the mouse leaves the library's timer stopped for the next.
 */
export default function Toaster({ toast }: { toast: ShownToast }) {
  const [open, setOpen] = useState(true)
  const place = useRef<HTMLOListElement>(null)
  // Moved into the top layer, above a modal dialog that may be open.
  useLayoutEffect(() => place.current?.showPopover(), [])
  return (
    <Toast.Provider swipeDirection="right" swipeThreshold={justBelow50} label="Aviso">
      <Toast.Root
        open={open}
        onOpenChange={setOpen}
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
      <Toast.Viewport
        ref={place}
        popover="manual"
        hotkey={['F8']}
        label="Avisos ({hotkey})"
        className="toast-viewport"
      />
    </Toast.Provider>
  )
}
