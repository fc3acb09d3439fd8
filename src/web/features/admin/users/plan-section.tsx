import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Plan } from '#contract/account-schemas.ts'
import type { AdminUser } from '#contract/admin-schemas.ts'
import { planWithoutEnd } from '#contract/plan-words.ts'
import { formatBrasiliaTime } from '#domain/brasilia-time.ts'
import { useApiForm } from '../../../data/use-api-form.ts'
import { ChoiceField } from '../../../ui/choice-controls.tsx'
import { ProblemText } from '../../../ui/problem-text.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { adminPlanLabels } from '../admin-labels.ts'
import { callAdminApi, reportAccountFailure } from '../call-admin-api.ts'
import { refetchAccounts } from './account-admin-queries.ts'
import { listPlanChanges, toPlanForm, type PlanForm } from './plan-term.ts'
import { UntilField } from './until-field.tsx'

/** The plans that an operator can grant, as choices of a select. */
export const planChoices = (['monthly', 'annual', 'none'] as const).map(value => ({
  value,
  label: adminPlanLabels[value],
}))
const statusChoices = [
  { value: 'active', label: 'Ativa' },
  { value: 'suspended', label: 'Suspensa' },
] as const

/** Says what follows where no end is given. */
export const describeNoEnd = (type: Plan['type']): string =>
  type === 'none' ? 'Sem data, a conta não tem acesso ao que é pago.' : planWithoutEnd

const effectOf = (plan: Plan, { plan: type, status, premiumUntil }: PlanForm): string => {
  if (status === 'suspended') return 'Suspensa: só o perfil, a busca e o mapa abrem, seja qual for a data.'
  if (premiumUntil === '') return describeNoEnd(type)
  // An unchanged day keeps its time.
  if (plan.premiumUntil !== null && premiumUntil === toPlanForm(plan).premiumUntil)
    return `O acesso vale até ${formatBrasiliaTime(plan.premiumUntil)}, no horário de Brasília.`
  return 'O acesso vale até o fim deste dia, no horário de Brasília.'
}

/** The form for the plan that an operator grants. It does not affect what the payment provider charges. */
export function PlanSection({ account: { user, plan } }: { account: AdminUser }) {
  const client = useQueryClient()
  const { form, values, busy, problem, reset, field } = useApiForm({
    initial: toPlanForm(plan),
    blocked: edited => Object.keys(listPlanChanges(plan, edited)).length === 0,
    send: async edited => {
      await callAdminApi('PUT /api/admin/users/{email}', {
        params: { email: user.email },
        body: listPlanChanges(plan, edited),
      })
      await refetchAccounts(client, user.email)
      showToast({ title: 'Plano salvo', description: 'Vale desde já, também nas sessões abertas.' })
    },
    describe: reportAccountFailure,
  })
  const [seen, setSeen] = useState(plan)
  // The server has another plan by now, so the typed values started from an outdated one.
  if (JSON.stringify(seen) !== JSON.stringify(plan)) {
    setSeen(plan)
    reset()
  }
  const same = Object.keys(listPlanChanges(plan, values)).length === 0
  return (
    <form {...form} className="grid gap-4" aria-label="Plano">
      <ChoiceField legend="Plano" choices={planChoices} {...field('plan')} />
      <ChoiceField legend="Conta" choices={statusChoices} {...field('status')} />
      <UntilField {...field('premiumUntil')} hint={effectOf(plan, values)} />
      <div>
        <SubmitButton busy={busy} busyText="Salvando…" unavailable={same}>
          Salvar plano
        </SubmitButton>
        <ProblemText>{problem}</ProblemText>
      </div>
    </form>
  )
}
