import { FileSearch } from 'lucide-react'
import { type ComponentType, type ComponentProps, useRef, useState } from 'react'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { isDirectSale } from '#domain/edital/checklist-words.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import type { EditalExplainer } from '../edital/edital-explainer.tsx'
import { listingCity, listingTitle } from '../listing/listing-words.ts'

type Explainer = ComponentType<ComponentProps<typeof EditalExplainer>>

/** Opens the edital explainer of this property; its code loads on demand. */
export function EditalEntry({
  property,
  demonstration,
  asLink = false,
}: {
  property: PropertyDetail
  demonstration: boolean
  /** As a link in a text, not as a button. */
  asLink?: boolean
}) {
  const button = useRef<HTMLButtonElement>(null)
  const [code, setCode] = useState<{ Explainer: Explainer } | null>(null)
  const [open, setOpen] = useState(false)
  const start = async () => {
    setOpen(true)
    if (code) return
    try {
      const { EditalExplainer } = await import('../edital/edital-explainer.tsx')
      setCode({ Explainer: EditalExplainer })
    } catch {
      setOpen(false)
      showToast({ title: 'O explicador não abriu', description: 'Verifique a conexão e tente de novo.' })
    }
  }
  return (
    <>
      {asLink ? (
        <button
          ref={button}
          type="button"
          className="text-link"
          aria-haspopup="dialog"
          onClick={() => void start()}
        >
          Ler com o explicador
        </button>
      ) : (
        <Button ref={button} aria-haspopup="dialog" onClick={() => void start()}>
          <FileSearch className="size-4 shrink-0" />
          Explicar o edital
        </Button>
      )}
      {code && (
        <code.Explainer
          of={{
            id: property.id,
            name: `${listingTitle(property)}, ${listingCity(property)}`,
            editalUrl: property.editalUrl,
            hasEdital: !isDirectSale(property),
            pageUrl: demonstration ? null : property.url,
          }}
          open={open}
          onClose={() => {
            setOpen(false)
            // The explanation replaces the dialog that was opened from here.
            button.current?.focus()
          }}
        />
      )}
    </>
  )
}
