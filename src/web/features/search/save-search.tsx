import { Bookmark } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { showToast } from '../../ui/toast/toast.ts'

/** Loads the dialog, which is not part of the first visit. */
export const loadSaveDialog = () => import('../saved-searches/save-search-dialog.tsx')

type Dialog = ComponentType<{ criteria: Criteria; onClose: () => void }>

/** Asks for a name and saves the current search. */
export function SaveSearch({ criteria }: { criteria: Criteria }) {
  const [Open, setOpen] = useState<Dialog | null>(null)
  const open = () =>
    void loadSaveDialog().then(
      ({ SaveSearchDialog: SaveDialog }) => setOpen(() => SaveDialog),
      () =>
        showToast({
          title: 'Não foi possível abrir',
          description: 'Verifique a conexão e tente de novo.',
          tone: 'risk',
          isBrief: true,
        }),
    )
  return (
    <>
      <button
        type="button"
        className={classNames(buttonClass('outline'), 'needs-script', 'max-sm:w-11 max-sm:px-0')}
        title="Salvar busca"
        aria-haspopup="dialog"
        onClick={open}
      >
        <Bookmark className="size-5 shrink-0 sm:size-4" />
        <span className="max-sm:sr-only">Salvar busca</span>
      </button>
      {Open && <Open criteria={criteria} onClose={() => setOpen(null)} />}
    </>
  )
}
