import { Undo2 } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useEscape } from '../../../ui/use-escape.ts'

/** The text beside the findings; Esc and a button lead back to the finding from which it was opened. */
export function TextPane({
  onBack,
  note,
  children,
}: {
  /** `null` where nothing was opened. */
  onBack: (() => void) | null
  note: string
  children: ReactNode
}) {
  const id = useId()
  const pane = useRef<HTMLElement>(null)
  useEscape(onBack !== null, () => onBack?.(), pane)
  return (
    <aside ref={pane} aria-labelledby={id} className="reading-pane">
      <div className="reading-pane-head">
        <div className="min-w-0">
          <h2 id={id} className="font-semibold">
            O texto lido
          </h2>
          <p className="text-xs text-ink-3">{note}</p>
        </div>
        {onBack !== null && (
          <Button look="quiet" onClick={onBack}>
            <Undo2 className="size-4 shrink-0" />
            Voltar
          </Button>
        )}
      </div>
      {children}
    </aside>
  )
}
