import { Link2 } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast/toast.ts'

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    showToast({ title: 'Link copiado!' })
  } catch {
    showToast({
      title: 'O link não foi copiado',
      description: 'Copie o endereço da página no navegador.',
      tone: 'risk',
    })
  }
}

/** The simulation as a link, into the clipboard. */
export const ShareLink = ({ link }: { link: () => string }) => (
  <Button className="shrink-0 print:hidden max-sm:w-target max-sm:px-0" onClick={() => void copy(link())}>
    <Link2 className="size-4" aria-hidden="true" />
    <span className="max-sm:sr-only">Copiar link</span>
  </Button>
)
