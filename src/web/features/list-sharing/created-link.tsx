import { Copy, MessageCircle, Share2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { copyLink } from '../../ui/toast/copy-text.ts'
import { writeWhatsAppLink } from './sharing-words.ts'

/** Opens the device's own way of sharing; closing it is no failure. */
async function shareByDevice(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink(url)
  }
}

/** A link that was just made: this is the only time that it is shown. */
export function CreatedLink({ title, url, onLists }: { title: string; url: string; onLists: () => void }) {
  const head = useRef<HTMLHeadingElement>(null)
  // What was pressed for it is gone.
  useEffect(() => head.current?.focus(), [])
  return (
    <div className="share-created">
      <h3 ref={head} tabIndex={-1} className="text-lg font-semibold text-balance outline-none">
        O link de “{title}” está pronto
      </h3>
      <input
        aria-label="O link"
        className="control px-3"
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={() => void copyLink(url, title)}>
          <Copy className="size-4" aria-hidden="true" />
          Copiar
        </Button>
        {'share' in navigator ? (
          <Button onClick={() => void shareByDevice(title, url)}>
            <Share2 className="size-4" aria-hidden="true" />
            Enviar…
          </Button>
        ) : (
          <OutsideLink href={writeWhatsAppLink(title, url)}>
            <MessageCircle className="size-4" aria-hidden="true" />
            WhatsApp
          </OutsideLink>
        )}
      </div>
      <p className="text-sm text-pretty text-ink-2">
        Ele só aparece agora: envie ou guarde. Quem o tem vê a lista sem entrar, e você pode fechá-lo quando
        quiser. O que o cliente responder chega nos seus avisos e fica na mesa.
      </p>
      <Button look="quiet" className="self-start px-2 text-sm" onClick={onLists}>
        Ver as listas enviadas
      </Button>
    </div>
  )
}
