import { useQuery } from '@tanstack/react-query'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import { CloudOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import {
  isDemonstration,
  probeServer,
  type CatalogueSource,
  useAnsweredAt,
} from '../../data/catalogue/catalogue-source.ts'
import { keptPageNoteId } from '../../data/offline-pages.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatShortDate } from '../../ui/format-text.ts'
import { statsQuery } from '../../data/catalogue/list-queries.ts'

const checkIntervalMs = 10_000

/** Formats `21/11 às 14:03`, in Brasília's time. */
function moment(instant: string): string {
  const iso = toBrasiliaIso(Date.parse(instant))
  return `${iso.slice(8, 10)}/${iso.slice(5, 7)} às ${iso.slice(11, 16)}`
}

/** Checks for the server every ten seconds, when the browser comes online, and when the button is pressed. */
function LookForServer() {
  const [looking, setLooking] = useState(false)
  useEffect(() => {
    const probe = () => void probeServer()
    const timer = setInterval(probe, checkIntervalMs)
    window.addEventListener('online', probe)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', probe)
    }
  }, [])
  return (
    <button
      type="button"
      className="target font-semibold whitespace-nowrap text-amber-text underline underline-offset-4 disabled:opacity-60"
      disabled={looking}
      onClick={() => {
        setLooking(true)
        void probeServer().finally(() => setLooking(false))
      }}
    >
      {looking ? 'Tentando…' : 'Tentar de novo'}
    </button>
  )
}

/**
 * Says that the page shows the last known answers or the bundled demonstration, and why. It lies above the window's
 * lower end, so that nothing moves when it comes. Its live region is in the page from the start; otherwise screen
 * readers would skip its first text.
 * @param heldAt when the page's data came from the server (epoch ms), if it is still in memory
 */
export function SourceBanner({ source, heldAt = null }: { source: CatalogueSource; heldAt?: number | null }) {
  const kept = useAnsweredAt()
  const seenAt = heldAt === null ? kept : new Date(heldAt).toISOString()
  const invented = isDemonstration(source) && heldAt === null
  const { data, isPending } = useQuery({ ...statsQuery(source), enabled: invented })
  // The live region contains its whole text; otherwise the banner would grow.
  const away = source !== 'server' && !(invented && isPending)
  useEffect(() => {
    // The banner replaces the note of a page that the worker had stored, which says the same.
    if (away) document.getElementById(keptPageNoteId)?.remove()
  }, [away])
  const date = data?.listDate ? ` de ${formatShortDate(data.listDate)}` : ''
  return (
    <div className={classNames(away && 'source-banner')}>
      {away && <CloudOff className="size-5 shrink-0 text-amber-text" />}
      <p>
        <output>
          {away && seenAt && `Sem conexão com o servidor: mostrando o que você viu em ${moment(seenAt)}.`}
          {away &&
            invented &&
            source === 'unreachable' &&
            `Sem conexão com o servidor: mostrando dados de demonstração${date}.`}
          {away &&
            source === 'empty' &&
            `O catálogo ainda está vazio: mostrando dados de demonstração${date}.`}
        </output>
      </p>
      {away && <LookForServer />}
    </div>
  )
}
