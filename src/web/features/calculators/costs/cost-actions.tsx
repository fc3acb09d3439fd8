import { Heart, Printer } from 'lucide-react'
import type { CostSheet } from '#contract/cost-sheet-schemas.ts'
import { Button } from '../../../ui/button.tsx'
import { ShareLink } from '../share-link.tsx'
import { isCostFormComplete, formToCostSheet } from './cost-form.ts'
import { describeMissingFields } from './cost-sheet-words.ts'
import { useWorkingSheet } from './working-sheet.ts'

const unsavedWords = {
  never: 'Ainda não salva: os outros lugares mostram a conta padrão.',
  changed: 'Mudança ainda não salva: os outros lugares mostram a planilha salva.',
}

export interface SheetSaving {
  label: string
  onSave: (sheet: CostSheet) => void
}

/** The actions of the sheet: save, share, print. */
export function CostActions({
  save,
  waiting,
  unsaved,
  link,
}: {
  /** Saves the sheet with its property or lot; `null` for a sheet without one. */
  save: SheetSaving | null
  /** The last saved sheet has not reached the server. */
  waiting: boolean
  /** Typed values that are not saved, with no saved sheet (`never`) or beside one. */
  unsaved: 'never' | 'changed' | false
  link: () => string
}) {
  const { form } = useWorkingSheet()
  const complete = isCostFormComplete(form)
  return (
    <div className="flex flex-wrap items-center gap-2">
      {save !== null && (
        <Button
          className="max-sm:w-full"
          disabled={!complete}
          onClick={() => save.onSave(formToCostSheet(form))}
        >
          <Heart className="size-4.5" aria-hidden="true" />
          {save.label}
        </Button>
      )}
      <ShareLink
        link={link}
        description="Ele traz a planilha com estes valores."
        wide
        className="max-sm:flex-1"
      />
      <Button className="max-sm:flex-1" disabled={!complete} onClick={() => window.print()}>
        <Printer className="size-4.5" aria-hidden="true" />
        <span>
          Imprimir<span className="max-sm:sr-only"> ou salvar em PDF</span>
        </span>
      </Button>
      <output className="empty:sr-only text-sm text-pretty text-ink-2 not-empty:max-sm:w-full not-empty:sm:ml-2">
        {complete
          ? unsaved && save !== null
            ? unsavedWords[unsaved]
            : waiting && 'Guardada neste aparelho, esperando conexão.'
          : `${describeMissingFields(form)}: sem isso não há o que ${save === null ? '' : 'salvar ou '}imprimir.`}
      </output>
    </div>
  )
}
