import { Bookmark } from 'lucide-react'
import { type ComponentProps, type ComponentType, useState } from 'react'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { showToast } from '../../ui/toast/toast.ts'

/** Loads the dialog, which is not part of the first visit. */
export const loadSaveDialog = () => import('../saved-searches/save-search-dialog.tsx')

type Dialog = ComponentType<{ criteria: Criteria; onClose: () => void }>

/** Asks for a name and saves the current search. */
export function SaveSearch({
  criteria,
  className,
  labelHidden = false,
}: { criteria: Criteria; labelHidden?: boolean } & Pick<ComponentProps<'button'>, 'className'>) {
  const [Open, setOpen] = useState<Dialog | null>(null)
  const open = () =>
    void loadSaveDialog().then(
      ({ SaveSearchDialog: SaveDialog }) => setOpen(() => SaveDialog),
      () =>
        showToast({
          title: 'Não foi possível abrir',
          description: 'Verifique a conexão e tente de novo.',
          tone: 'risk',
          duration: 2000,
        }),
    )
  return (
    <>
      <button
        type="button"
        className={className}
        title={labelHidden ? 'Salvar busca' : undefined}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Bookmark className={labelHidden ? 'size-5' : 'size-4 shrink-0'} />
        <span className={labelHidden ? 'sr-only' : undefined}>Salvar busca</span>
      </button>
      {Open && <Open criteria={criteria} onClose={() => setOpen(null)} />}
    </>
  )
}
