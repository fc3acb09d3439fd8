import { useQuery } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { lookForServer, type Source } from '../../api/source.ts'
import { shortDate } from '../../ui/format.ts'
import { statsQuery } from './queries.ts'

const between = 10_000

/** Looks for the server while it is away: every ten seconds, and as soon as the browser is online again. */
function useLookForServer(): void {
  useEffect(() => {
    const look = () => void lookForServer()
    const timer = setInterval(look, between)
    window.addEventListener('online', look)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', look)
    }
  }, [])
}

/** Says that, and why, the bundled demonstration is what one sees. */
export function SourceBanner({ source }: { source: Exclude<Source, 'server'> }) {
  useLookForServer()
  const [looking, setLooking] = useState(false)
  const { data } = useQuery(statsQuery(source))
  const date = data?.listDate ? ` de ${shortDate(data.listDate)}` : ''
  return (
    <output className="flex items-start gap-3 border-b border-line bg-amber-soft px-4 py-2.5 lg:px-7">
      <CloudOff className="mt-1 size-5 shrink-0 text-amber-text" />
      <p className="min-w-0 flex-1 py-1 text-sm">
        {source === 'unreachable'
          ? `Sem conexão com o servidor: mostrando dados de demonstração${date}.`
          : `O catálogo ainda está vazio: mostrando dados de demonstração${date}.`}{' '}
        <button
          type="button"
          className="target font-semibold whitespace-nowrap text-amber-text underline underline-offset-4 disabled:opacity-60"
          disabled={looking}
          onClick={() => {
            setLooking(true)
            void lookForServer().finally(() => setLooking(false))
          }}
        >
          {looking ? 'Tentando…' : 'Tentar de novo'}
        </button>
      </p>
    </output>
  )
}
