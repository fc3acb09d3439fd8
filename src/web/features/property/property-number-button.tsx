import { Copy } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import { copyPropertyNumber } from './share-property.ts'

/** The bank's number of the property; a click copies it. */
export const PropertyNumberButton = ({ id, className }: { id: string; className?: string }) => (
  <button
    type="button"
    className={classNames(
      '-mx-2 mt-2 flex min-h-target items-center gap-2 self-start rounded-md px-2 text-sm text-ink-3 transition-colors hover:text-ink',
      className,
    )}
    title="Copiar o número"
    onClick={() => void copyPropertyNumber(id)}
  >
    Caixa nº {id}
    <Copy className="size-4" />
    <span className="sr-only">: copiar</span>
  </button>
)
