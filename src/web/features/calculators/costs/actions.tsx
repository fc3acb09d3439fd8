import { Heart, Printer } from 'lucide-react'
import type { PropertyDetail } from '#contract/property-detail.ts'
import { Button } from '../../../ui/button.tsx'
import { saveSheet } from '../../favorites/favorites.ts'
import { ShareLink } from '../share-link.tsx'
import { isComplete, sheetOf } from './form.ts'
import { useWorking } from './working.ts'

/** What one does with the sheet: keep it, hand it on, print it. */
export function Actions({ property, link }: { property: PropertyDetail | null; link: () => string }) {
  const { form } = useWorking()
  const complete = isComplete(form)
  return (
    <div className="flex flex-wrap gap-2">
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
    </div>
  )
}
