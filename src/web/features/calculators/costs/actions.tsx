import { Heart, Printer } from 'lucide-react'
import type { PropertyDetail } from '#contract/property-detail.ts'
import { Button } from '../../../ui/button.tsx'
import { saveSheet } from '../../../data/saved/favorites.ts'
import { ShareLink } from '../share-link.tsx'
import { isComplete, sheetOf } from './form.ts'
import { missing } from './words.ts'
import { useWorking } from './working.ts'

/** The actions of the sheet: save, share, print. */
export function Actions({
  property,
  waiting,
  link,
}: {
  property: PropertyDetail | null
  /** The last saved sheet has not reached the server. */
  waiting: boolean
  link: () => string
}) {
  const { form } = useWorking()
  const complete = isComplete(form)
  return (
    <div className="flex flex-wrap items-center gap-2">
      {property !== null && (
        <Button
          className="max-sm:w-full"
          disabled={!complete}
          onClick={() => saveSheet(property, sheetOf(form))}
        >
          <Heart className="size-4.5" aria-hidden="true" />
          Salvar nos favoritos
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
          ? waiting && 'Guardada neste aparelho, esperando conexão.'
          : `${missing(form)}: sem isso não há o que ${property === null ? '' : 'salvar ou '}imprimir.`}
      </output>
    </div>
  )
}
