import { Undo2 } from 'lucide-react'
import { formatCount } from '#domain/format-count.ts'
import { Button } from '../../../ui/button.tsx'

/** Gives a few seconds to put back what was just taken off the desk. */
export const UndoRemoval = ({ count, onUndo }: { count: number; onUndo: () => void }) => (
  <div className="desk-undo">
    <output>{formatCount(count, 'imóvel saiu', 'imóveis saíram')} da mesa</output>
    <Button className="h-9! px-3! pointer-coarse:h-target!" onClick={onUndo}>
      <Undo2 className="size-4" aria-hidden="true" />
      Desfazer
    </Button>
  </div>
)
