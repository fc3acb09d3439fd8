import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SimulatedEvent, SimulationResult } from '#contract/payment-schemas.ts'
import { formatBrasiliaTime } from '#domain/brasilia-time.ts'
import { useApiForm } from '../../../data/use-api-form.ts'
import { ChoiceField } from '../../../ui/choice-controls.tsx'
import { Field, Select } from '../../../ui/field.tsx'
import { ProblemText } from '../../../ui/problem-text.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { fieldErrors } from '../../../ui/use-form.ts'
import { AdminEmailField } from '../admin-email-field.tsx'
import { answerStatuses, adminPlanLabels } from '../admin-labels.ts'
import { AdminBadge, AdminCard, AdminEmpty } from '../admin-parts.tsx'
import { eventLabels } from '../admin-words.ts'
import { callAdminApi, reportAdminFailure } from '../call-admin-api.ts'

/** Number of results kept during this visit. */
const maxResults = 10

const plans = [
  { value: 'monthly', label: 'Mensal' },
  { value: 'annual', label: 'Anual' },
] as const

interface SimulatorValues {
  email: string
  event: SimulatedEvent | ''
  plan: 'monthly' | 'annual'
}
const initial: SimulatorValues = { email: '', event: '', plan: 'monthly' }

const planWords = ({ plan, premiumUntil }: SimulationResult): string => {
  if (plan === null) return 'não há conta com este e-mail'
  const until = premiumUntil === null ? 'sem acesso' : `acesso até ${formatBrasiliaTime(premiumUntil)}`
  return `${adminPlanLabels[plan]}, ${until}`
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
  const client = useQueryClient()
  const [results, setResults] = useState<readonly SimulationResult[]>([])
  const { form, values, busy, problem, field } = useApiForm({
    initial,
    check: ({ email, event }) =>
      fieldErrors({
        email: email.trim() === '' ? 'Informe o e-mail.' : null,
        event: event === '' ? 'Escolha um evento.' : null,
      }),
    onInvalid: () => 'Email e evento são obrigatórios',
    send: async ({ email, event, plan }) => {
      if (event === '') return
      const result = await callAdminApi('POST /api/admin/lastlink/simulate', {
        body: { email: email.trim(), event, ...(event === 'purchase_completed' && { plan }) },
      })
      setResults(before => [result, ...before].slice(0, maxResults))
      void client.invalidateQueries({ queryKey: ['admin', 'lastlink', 'logs'] })
      void client.invalidateQueries({ queryKey: ['admin', 'users'] })
    },
    describe: error => {
      const words = reportAdminFailure(error)
      return words && `Erro ao simular webhook: ${words}`
    },
  })

  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <AdminCard
        id="admin-simulator"
        title="Simulador"
        intro="O evento passa pelo mesmo caminho do webhook e vale: cria a conta, muda o plano e envia os e-mails. Use um e-mail seu."
      >
        <form {...form} className="grid gap-4">
          <AdminEmailField {...field('email')} placeholder="cliente@exemplo.com.br" />
          <Field label="Evento" error={field('event').error}>
            {control => (
              <Select
                {...control}
                value={values.event}
                onChange={({ target }) => field('event').onChange(target.value as SimulatedEvent | '')}
              >
                <option value="">Escolha um evento</option>
                {Object.entries(eventLabels).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {values.event === 'purchase_completed' && (
            <ChoiceField legend="Plano da compra" choices={plans} {...field('plan')} />
          )}
          <div>
            <SubmitButton busy={busy} busyText="Simulando…" className="w-full sm:w-auto">
              Simular evento
            </SubmitButton>
            <ProblemText>{problem}</ProblemText>
          </div>
        </form>
      </AdminCard>
      <AdminCard
        id="admin-results"
        title="Resultados"
        intro={`Os últimos ${maxResults} desta visita. Todos ficam nos logs.`}
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
