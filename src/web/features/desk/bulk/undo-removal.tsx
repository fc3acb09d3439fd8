import { Undo2 } from 'lucide-react'
import { formatCount } from '#domain/format-count.ts'
import { Button } from '../../../ui/button.tsx'

/** Gives a few seconds to put back what was just taken off the desk. */
export const UndoRemoval = ({ count, onUndo }: { count: number; onUndo: () => void }) => (
  <div className="text-sm/5.5 fixed bottom-[calc(var(--bottom-bar)_+_1rem)] left-1/2 z-20 flex items-center gap-3 py-1.5 pr-1.5 pl-4 border border-line-strong rounded-lg bg-raised-2 shadow-high whitespace-nowrap -translate-x-1/2">
    <output>{formatCount(count, 'imóvel saiu', 'imóveis saíram')} da mesa</output>
    <Button className="h-9! px-3! pointer-coarse:h-target!" onClick={onUndo}>
      <Undo2 className="size-4" aria-hidden="true" />
      Desfazer
    </Button>
  </div>
)
