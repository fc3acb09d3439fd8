import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { Plan } from '#contract/account-schemas.ts'
import type { AdminUser } from '#contract/admin-schemas.ts'
import { formatBrasiliaTime } from '#domain/brasilia-time.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoicePills } from '../../../ui/choice-controls.tsx'
import { FieldGroup } from '../../../ui/field.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { callAdminApi } from '../call-admin-api.ts'
import { planLabels } from '../admin-labels.ts'
import { AdminProblem } from '../admin-parts.tsx'
import { useAdminAction } from '../use-admin-action.ts'
import { refetchAccounts } from './account-admin-queries.ts'
import { listPlanChanges, toPlanForm, type PlanForm } from './plan-term.ts'
import { UntilField } from './until-field.tsx'

export const planChoices = (['monthly', 'annual', 'none'] as const).map(value => ({
  value,
  label: planLabels[value],
}))
const statusChoices = [
  { value: 'active', label: 'Ativa' },
  { value: 'suspended', label: 'Suspensa' },
] as const

const effectOf = (plan: Plan, { status, until }: PlanForm): string => {
  if (status === 'suspended') return 'Suspensa: só o perfil, a busca e o mapa abrem, seja qual for a data.'
  if (until === '') return 'Sem data, a conta não tem acesso ao que é pago.'
  // An unchanged day keeps its time.
  if (plan.premiumUntil !== null && until === toPlanForm(plan).until)
    return `O acesso vale até ${formatBrasiliaTime(plan.premiumUntil)}, no horário de Brasília.`
  return 'O acesso vale até o fim deste dia, no horário de Brasília.'
}

/** The form for the plan that an operator grants. It does not affect what the payment provider charges. */
export function PlanSection({ account: { user, plan } }: { account: AdminUser }) {
  const id = useId()
  const client = useQueryClient()
  const [form, setForm] = useState(() => toPlanForm(plan))
  const [seen, setSeen] = useState(plan)
  // The server has another plan by now, so the typed values started from an outdated one.
  if (JSON.stringify(seen) !== JSON.stringify(plan)) {
    setSeen(plan)
    setForm(toPlanForm(plan))
  }
  const { busy, problem, run } = useAdminAction()
  const change = (part: Partial<PlanForm>) => setForm(before => ({ ...before, ...part }))
  const changes = listPlanChanges(plan, form)
  const same = Object.keys(changes).length === 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy || same) return
    void run(async () => {
      await callAdminApi('PUT /api/admin/users/{email}', { params: { email: user.email }, body: changes })
      await refetchAccounts(client, user.email)
      showToast({ title: 'Plano salvo', description: 'Vale desde já, também nas sessões abertas.' })
    })
  }
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate aria-label="Plano" aria-busy={busy}>
      <FieldGroup legend="Plano">
        <ChoicePills choices={planChoices} value={form.type} onChange={type => change({ type })} />
      </FieldGroup>
      <FieldGroup legend="Conta">
        <ChoicePills choices={statusChoices} value={form.status} onChange={status => change({ status })} />
      </FieldGroup>
      <UntilField
        id={`${id}-until`}
        value={form.until}
        onChange={until => change({ until })}
        hint={effectOf(plan, form)}
      />
      <div>
        <Button
          type="submit"
          look="primary"
          className={same || busy ? 'opacity-60' : undefined}
          aria-disabled={same || busy}
        >
          {busy ? 'Salvando…' : 'Salvar plano'}
        </Button>
        <AdminProblem>{problem}</AdminProblem>
      </div>
    </form>
  )
}
