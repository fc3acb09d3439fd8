import { useQuery } from '@tanstack/react-query'
import { CalendarSync, Copy } from 'lucide-react'
import { useState } from 'react'
import type { CalendarFeedAddress } from '#contract/channel-calls.ts'
import { formatBrasiliaDay } from '#domain/brasilia-time.ts'
import { channelsQuery, setChannels } from '../../../data/account/channels-query.ts'
import { callApi } from '../../../data/api-client.ts'
import { describeFailure } from '../../../data/call-failure.ts'
import { queryClient } from '../../../data/query-client.ts'
import { useApiAction } from '../../../data/use-api-action.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { PageSection } from '../../../ui/page-section.tsx'
import { ProblemText } from '../../../ui/problem-text.tsx'
import { copyText } from '../../../ui/toast/copy-text.ts'

function describeState(since: string | null | undefined, error: Error | null): string {
  if (since === undefined) return error ? describeFailure(error) : 'Carregando…'
  return since === null
    ? 'Ainda não há um endereço.'
    : `Há um endereço desde ${formatBrasiliaDay(since)}. Ele só aparece quando é criado.`
}

/** The address at which a calendar program reads the dates of favorites and desk. */
export function CalendarSection() {
  const { data, error } = useQuery(channelsQuery)
  const { busy, problem, run } = useApiAction()
  const [address, setAddress] = useState<CalendarFeedAddress | null>(null)
  const since = data?.calendar.since
  const shown = address !== null && address.since === since ? address.url : null

  const renew = () =>
    run(async () => {
      const created = await callApi('POST /api/me/calendar-feed', {})
      setAddress(created)
      const known = queryClient.getQueryData(channelsQuery.queryKey)
      if (known) await setChannels({ ...known, calendar: { since: created.since } })
    })
  const revoke = () =>
    run(async () => {
      setAddress(null)
      await setChannels(await callApi('DELETE /api/me/calendar-feed', {}))
    })

  return (
    <PageSection
      id="calendario"
      title="Datas no seu calendário"
      icon={CalendarSync}
      intro="Um endereço com os leilões dos seus favoritos, as datas e os sinais que você anotou na mesa e as praças dos lotes de fora, para assinar no Google Agenda, no iPhone ou no Outlook. Quem tem o endereço vê tudo isso."
    >
      {shown === null ? (
        <p aria-live="polite" className="min-h-5 text-sm text-ink-2 text-pretty">
          {describeState(since, error)}
        </p>
      ) : (
        <Field label="Endereço do calendário" hint="Copie agora: depois ele não aparece mais.">
          {control => (
            <input
              {...control}
              readOnly
              className="control px-3"
              value={shown}
              onFocus={event => event.target.select()}
            />
          )}
        </Field>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {shown !== null && (
          <Button onClick={() => void copyText(shown, 'Endereço copiado!')}>
            <Copy className="size-4.5 text-ink-3" />
            Copiar
          </Button>
        )}
        <Button
          look={shown === null ? 'outline' : 'quiet'}
          disabled={busy || since === undefined}
          aria-label={since == null ? undefined : 'Trocar o endereço'}
          onClick={() => void renew()}
        >
          {since == null ? 'Criar endereço' : 'Trocar'}
        </Button>
        {since != null && (
          <Button look="quiet" disabled={busy} aria-label="Apagar o endereço" onClick={() => void revoke()}>
            Apagar
          </Button>
        )}
      </div>
      <ProblemText>{problem}</ProblemText>
    </PageSection>
  )
}
