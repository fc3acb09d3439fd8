import { Heart, Link2, Printer } from 'lucide-react'
import type { PropertyDetail } from '#contract/property-detail.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { saveSheet } from '../../favorites/favorites.ts'
import { sheetPath } from './address.ts'
import { type CostForm, sheetOf } from './form.ts'

/** The whole address that brings this very sheet back. */
export const sheetLink = (form: CostForm, id: string | null): string =>
  new URL(sheetPath(form, id), window.location.origin).href

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    showToast({ title: 'Link copiado', description: 'Ele traz a planilha com estes valores.' })
  } catch {
    showToast({
      title: 'O link não foi copiado',
      description: 'Copie o endereço da página no navegador.',
      tone: 'risk',
    })
  }
}

/** What one does with the sheet: keep it, hand it on, print it. */
export function Actions({
  form,
  property,
  id,
}: {
  form: CostForm
  property: PropertyDetail | null
  id: string | null
}) {
  return (
    <div className="flex flex-wrap gap-2">
      {property !== null && (
        <Button
          className="max-sm:w-full"
          disabled={form.saleValue <= 0}
          onClick={() => saveSheet(property, sheetOf(form))}
        >
          <Heart className="size-4.5" aria-hidden="true" />
          Salvar nos favoritos
        </Button>
      )}
      <Button className="max-sm:flex-1" onClick={() => void copy(sheetLink(form, id))}>
        <Link2 className="size-4.5" aria-hidden="true" />
        Copiar link
      </Button>
      <Button className="max-sm:flex-1" disabled={form.saleValue <= 0} onClick={() => window.print()}>
        <Printer className="size-4.5" aria-hidden="true" />
        <span>
          Imprimir<span className="max-sm:sr-only"> ou salvar em PDF</span>
        </span>
      </Button>
    </div>
  )
}
