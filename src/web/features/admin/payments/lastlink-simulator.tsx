import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { SimulatedEvent, SimulationResult } from '#contract/payment-schemas.ts'
import { formatBrasiliaTime } from '#domain/brasilia-time.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoicePills } from '../../../ui/choice-controls.tsx'
import { Field, FieldGroup, Select } from '../../../ui/field.tsx'
import { callAdminApi } from '../call-admin-api.ts'
import { AdminEmailField } from '../admin-email-field.tsx'
import { answerStatuses, planLabels } from '../admin-labels.ts'
import { AdminBadge, AdminCard, AdminEmpty, AdminProblem } from '../admin-parts.tsx'
import { useAdminAction } from '../use-admin-action.ts'
import { eventLabels, describeAdminTrouble } from '../admin-words.ts'

/** Number of results kept during this visit. */
const kept = 10

const plans = [
  { value: 'monthly', label: 'Mensal' },
  { value: 'annual', label: 'Anual' },
] as const

const planWords = ({ plan, premiumUntil }: SimulationResult): string => {
  if (plan === null) return 'não há conta com este e-mail'
  const until = premiumUntil === null ? 'sem acesso' : `acesso até ${formatBrasiliaTime(premiumUntil)}`
  return `${planLabels[plan]}, ${until}`
}

const Result = ({ result }: { result: SimulationResult }) => {
  const { label, tone } = answerStatuses[result.status]
  return (
    <li className="py-3 text-sm first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="font-medium">{eventLabels[result.event]}</p>
        <AdminBadge tone={tone}>{label}</AdminBadge>
      </div>
      <p className="mt-1 text-ink-2 text-pretty wrap-anywhere">{result.message}</p>
      <p className="mt-1 text-ink-2 wrap-anywhere">
        {result.email}: {planWords(result)}
      </p>
      <p className="mt-1 text-xs text-ink-3 wrap-anywhere">
        {formatBrasiliaTime(result.at)}, enviado como <code>{result.providerEvent}</code>
      </p>
    </li>
  )
}

/** Sends an event through the real webhook, so that accounts change. */
export function LastlinkSimulator() {
  const id = useId()
  const client = useQueryClient()
  const [email, setEmail] = useState('')
  const [event, setEvent] = useState<SimulatedEvent | ''>('')
  const [plan, setPlan] = useState<'monthly' | 'annual'>('monthly')
  const [results, setResults] = useState<readonly SimulationResult[]>([])
  const { busy, problem, say, run } = useAdminAction(
    error => `Erro ao simular webhook: ${describeAdminTrouble(error)}`,
  )

  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    if (busy) return
    if (email.trim() === '' || event === '') return say('Email e evento são obrigatórios')
    const body = { email: email.trim(), event, ...(event === 'purchase_completed' && { plan }) }
    void run(async () => {
      const result = await callAdminApi('POST /api/admin/lastlink/simulate', { body })
      setResults(before => [result, ...before].slice(0, kept))
      void client.invalidateQueries({ queryKey: ['admin', 'lastlink', 'logs'] })
      void client.invalidateQueries({ queryKey: ['admin', 'users'] })
    })
  }

  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <AdminCard
        id="admin-simulator"
        title="Simulador"
        intro="O evento passa pelo mesmo caminho do webhook e vale: cria a conta, muda o plano e envia os e-mails. Use um e-mail seu."
      >
        <form className="grid gap-4" onSubmit={submit} noValidate aria-busy={busy}>
          <AdminEmailField
            id={`${id}-email`}
            value={email}
            onChange={setEmail}
            invalid={problem !== null && email.trim() === ''}
            placeholder="cliente@exemplo.com.br"
          />
          <Field label="Evento" htmlFor={`${id}-event`}>
            <Select
              id={`${id}-event`}
              value={event}
              aria-invalid={(problem !== null && event === '') || undefined}
              onChange={({ target }) => setEvent(target.value as SimulatedEvent | '')}
            >
              <option value="">Escolha um evento</option>
              {Object.entries(eventLabels).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          {event === 'purchase_completed' && (
            <FieldGroup legend="Plano da compra">
              <ChoicePills choices={plans} value={plan} onChange={setPlan} />
            </FieldGroup>
          )}
          <div>
            <Button type="submit" look="primary" className="w-full sm:w-auto" disabled={busy}>
              {busy ? 'Simulando…' : 'Simular evento'}
            </Button>
            <AdminProblem>{problem}</AdminProblem>
          </div>
        </form>
      </AdminCard>
      <AdminCard
        id="admin-results"
        title="Resultados"
        intro={`Os últimos ${kept} desta visita. Todos ficam nos logs.`}
      >
        <div aria-live="polite">
          {results.length === 0 ? (
            <AdminEmpty title="Nada simulado ainda">
              O resultado aparece aqui, com o plano e até quando o acesso vale.
            </AdminEmpty>
          ) : (
            <ul className="divide-y divide-line">
              {results.map((result, at) => (
                <Result key={`${result.at} ${results.length - at}`} result={result} />
              ))}
            </ul>
          )}
        </div>
      </AdminCard>
    </div>
  )
}
