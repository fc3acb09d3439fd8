import { Printer } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'

/** Prints the property, on one page of A4. */
export const PrintPropertyButton = ({ onPrint, className }: { onPrint: () => void; className: string }) => (
  <button
    type="button"
    className={classNames(
      'flex min-h-target items-center gap-2 rounded-md px-2 text-sm text-ink-3 transition-colors hover:text-ink',
      className,
    )}
    onClick={onPrint}
  >
    <Printer className="size-4" aria-hidden="true" />
    Imprimir em uma página
  </button>
)
