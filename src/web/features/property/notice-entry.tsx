import { FileSearch } from 'lucide-react'
import { type ComponentType, type ComponentProps, useRef, useState } from 'react'
import type { PropertyDetail } from '#contract/property-detail.ts'
import { isSale } from '#domain/notice/words.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import type { NoticeExplainer } from '../notice/explainer.tsx'
import { cityOf, titleOf } from '../listing/words.ts'

type Explainer = ComponentType<ComponentProps<typeof NoticeExplainer>>

/** Opens the edital explainer of this property; its code loads on demand. */
export function NoticeEntry({
  property,
  demonstration,
}: {
  property: PropertyDetail
  demonstration: boolean
}) {
  const button = useRef<HTMLButtonElement>(null)
  const [code, setCode] = useState<{ Explainer: Explainer } | null>(null)
  const [open, setOpen] = useState(false)
  const start = async () => {
    setOpen(true)
    if (code) return
    try {
      const { NoticeExplainer } = await import('../notice/explainer.tsx')
      setCode({ Explainer: NoticeExplainer })
    } catch {
      setOpen(false)
      showToast({ title: 'O explicador não abriu', description: 'Verifique a conexão e tente de novo.' })
    }
  }
  return (
    <>
      <Button ref={button} aria-haspopup="dialog" onClick={() => void start()}>
        <FileSearch className="size-4 shrink-0" />
        Explicar o edital
      </Button>
      {code && (
        <code.Explainer
          of={{
            id: property.id,
            name: `${titleOf(property)}, ${cityOf(property)}`,
            editalUrl: property.editalUrl,
            hasNotice: !isSale(property),
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
