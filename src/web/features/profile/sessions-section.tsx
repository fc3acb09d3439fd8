import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Laptop, MonitorSmartphone, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { maxSessions } from '#contract/account-limits.ts'
import type { Session } from '#contract/account-schemas.ts'
import { callApi, RequestRefused } from '../../data/api-client.ts'
import { Button } from '../../ui/button.tsx'
import { formatAgo } from '../../ui/format-text.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { sessionsQuery } from './sessions.ts'
import { describeFailure } from '../../data/call-failure.ts'
import { ProblemText } from '../../ui/problem-text.tsx'
import { useApiAction } from '../../data/use-api-action.ts'

const first = 4
const onPhone = /Android|iPhone|iPad|iOS/

const row = 'flex min-h-target items-center gap-3 py-2.5'

const Skeleton = () => (
  <div aria-busy="true" className="-mt-2 divide-y divide-line">
    <p className="sr-only">Carregando as sessões…</p>
    {[0, 1].map(one => (
      <div key={one} className={row}>
        <div className="skeleton size-5" />
        <div className="flex-1 space-y-2 py-0.5">
          <div className="skeleton h-4 w-40" />
          <div className="skeleton h-3.5 w-28" />
        </div>
      </div>
    ))}
  </div>
)

function Row({ session, now, busy, end }: { session: Session; now: number; busy: boolean; end: () => void }) {
  const Icon = onPhone.test(session.device) ? Smartphone : Laptop
  return (
    <li className={row}>
      <Icon className="size-5 shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{session.device}</p>
        <p id={`session-${session.id}`} className="text-sm text-ink-2">
          {session.current ? 'Esta sessão, em uso agora' : `Usada ${formatAgo(session.lastUsedAt, now)}`}
        </p>
      </div>
      {!session.current && (
        <Button
          look="quiet"
          disabled={busy}
          aria-label={`Encerrar ${session.device}`}
          aria-describedby={`session-${session.id}`}
          onClick={end}
        >
          Encerrar
        </Button>
      )}
    </li>
  )
}

/** Lists every session of the account, and ends it there. */
export function SessionsSection({ now, demonstration }: { now: number; demonstration: boolean }) {
  const client = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(sessionsQuery)
  const { busy, problem, run } = useApiAction()
  const [all, setAll] = useState(false)
  const [ended, setEnded] = useState('')

  /** The pressed button disappears; the focus moves to the heading. */
  const left = (keep: (session: Session) => boolean, words: string) => {
    client.setQueryData(sessionsQuery.queryKey, sessions => sessions?.filter(keep))
    setEnded(words)
    document.getElementById('sessoes-title')?.focus()
  }
  const end = ({ id, device }: Session) =>
    run(async () => {
      try {
        await callApi('DELETE /api/auth/sessions/{id}', { params: { id } })
      } catch (cause) {
        if (!(cause instanceof RequestRefused) || cause.code !== 'session_not_found') throw cause
      }
      left(session => session.id !== id, `Sessão encerrada: ${device}.`)
    })
  const endOthers = () =>
    run(async () => {
      await callApi('POST /api/auth/end-other-sessions', {})
      left(session => session.current, 'Todas as outras sessões foram encerradas.')
    })

  const shown = all ? data : data?.slice(0, first)
  const hidden = (data?.length ?? 0) - (shown?.length ?? 0)
  return (
    <PageSection
      id="sessoes"
      title="Onde sua conta está aberta"
      icon={MonitorSmartphone}
      intro={
        demonstration
          ? undefined
          : `Encerre o que você não reconhece, e troque a senha. A conta fica aberta em até ${maxSessions} aparelhos: entrar em mais um fecha o que está parado há mais tempo.`
      }
    >
      {shown && (
        <ul className="-mt-2 divide-y divide-line">
          {shown.map(session => (
            <Row key={session.id} {...{ session, now, busy }} end={() => void end(session)} />
          ))}
        </ul>
      )}
      {!data && !error && <Skeleton />}
      {!data && error && (
        <div role="alert" className="text-sm">
          <p className="text-ink-2">{describeFailure(error)}</p>
          <Button className="mt-3" disabled={isFetching} onClick={() => void refetch()}>
            Tentar de novo
          </Button>
        </div>
      )}
      <div className="flex flex-wrap gap-x-3 gap-y-2 not-empty:mt-3">
        {hidden > 0 && (
          <Button look="quiet" onClick={() => setAll(true)}>
            Mostrar mais {hidden}
          </Button>
        )}
        {data && data.length > 1 && (
          <Button disabled={busy} onClick={() => void endOthers()}>
            Encerrar todas as outras
          </Button>
        )}
      </div>
      <output className="block text-sm text-ink-2 not-empty:mt-3">{ended}</output>
      <ProblemText>{problem}</ProblemText>
    </PageSection>
  )
}
