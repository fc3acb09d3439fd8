import { Printer, Send } from 'lucide-react'
import { useState } from 'react'
import type { Favorite } from '#contract/saved-schemas.ts'
import { Button } from '../../ui/button.tsx'
import { LatePart } from '../../framework/late-part.tsx'
import { lazyPart } from '../../framework/lazy-part.tsx'
import { usePrintButton } from '../../ui/use-print-button.ts'
import { Sharing } from '../list-sharing/sharing.tsx'

/** The printed sheet; its code is not needed to read the page. */
const FavoritesPaper = lazyPart(
  'features/favorites/favorites-paper.tsx',
  () => import('./favorites-paper.tsx'),
)

/** Sends the shown favorites to a client, and prints them. */
export function FavoritesActions({ items, now }: { items: readonly Favorite[]; now: number }) {
  const [sending, setSending] = useState(false)
  const { attempt, isWanted, print, onPrinted } = usePrintButton()
  return (
    <>
      <Button className="px-3 text-sm" aria-haspopup="dialog" onClick={() => setSending(true)}>
        <Send className="size-4" aria-hidden="true" />
        <span className="max-sm:sr-only">Enviar ao cliente</span>
      </Button>
      <Button look="quiet" className="px-3 text-sm max-sm:hidden" onClick={print}>
        <Printer className="size-4" aria-hidden="true" />
        <span className="sr-only">Imprimir</span>
      </Button>
      <LatePart key={attempt} part={FavoritesPaper}>
        <FavoritesPaper items={items} now={now} wanted={isWanted} onPrinted={onPrinted} />
      </LatePart>
      {sending && (
        <Sharing
          client={null}
          chosen={[]}
          onScreen={items.map(({ property_id }) => property_id)}
          list={null}
          onClose={() => setSending(false)}
        />
      )}
    </>
  )
}
