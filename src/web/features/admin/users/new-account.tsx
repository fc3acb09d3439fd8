import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Plan } from '#contract/account-schemas.ts'
import { useApiForm } from '../../../data/use-api-form.ts'
import { ChoiceField } from '../../../ui/choice-controls.tsx'
import { ProblemText } from '../../../ui/problem-text.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { InvalidFields } from '../../../ui/use-form.ts'
import { AdminEmailField } from '../admin-email-field.tsx'
import { AdminSheet } from '../admin-sheet.tsx'
import { callAdminApi, reportAccountFailure } from '../call-admin-api.ts'
import { refetchAccounts } from './account-admin-queries.ts'
import { describeNoEnd, planChoices } from './plan-section.tsx'
import { endOfDay, planDays, extendPlan, type PlanForm } from './plan-term.ts'
import { UntilField } from './until-field.tsx'

type NewAccountValues = { email: string } & Pick<PlanForm, 'plan' | 'premiumUntil'>

const termOf = (type: Plan['type']): string =>
  type === 'none' ? '' : extendPlan('', planDays[type], Date.now())

/** Number of accounts on a page of those that contain the address. */
const limit = 100

/** Whether the account exists already: granting a plan would silently change it. */
async function exists(email: string): Promise<boolean> {
  for (let page = 0; ; page += 1) {
    const query = { q: email, page, limit }
    const { items, total } = await callAdminApi('GET /api/admin/users', { query })
    if (items.some(({ user }) => user.email === email)) return true
    if ((page + 1) * limit >= total) return false
  }
}

const toAddress = (email: string): string => email.trim().toLowerCase()

/** Creates an account without a payment; its owner gets a link to set a password. */
export function NewAccountForm({
  onMade,
  onClose,
}: {
  onMade: (email: string) => void
  onClose: () => void
}) {
  const client = useQueryClient()
  const [initial] = useState<NewAccountValues>(() => ({
    email: '',
    plan: 'monthly',
    premiumUntil: termOf('monthly'),
  }))
  const { form, values, busy, problem, change, field } = useApiForm({
    initial,
    check: ({ email }) =>
      /^\S+@\S+\.\S+$/.test(toAddress(email))
        ? {}
        : { email: 'Informe um e-mail, como nome@exemplo.com.br.' },
    send: async ({ email, plan, premiumUntil }) => {
      const address = toAddress(email)
      if (await exists(address))
        throw new InvalidFields({ email: 'Já existe uma conta com este e-mail. Procure-a na lista.' })
      await callAdminApi('PUT /api/admin/users/{email}', {
        params: { email: address },
        body: { plan, premiumUntil: endOfDay(premiumUntil) },
      })
      await refetchAccounts(client, address)
      showToast({ title: 'Conta criada', description: 'O link para criar a senha foi enviado por e-mail.' })
      onMade(address)
    },
    describe: reportAccountFailure,
  })
  return (
    <AdminSheet
      title="Criar conta"
      line="Sem pagamento. A pessoa recebe por e-mail um link, que vale 7 dias, para criar a senha."
      onClose={onClose}
    >
      <form {...form} className="grid gap-4">
        <AdminEmailField {...field('email')} />
        <ChoiceField
          {...field('plan')}
          legend="Plano"
          choices={planChoices}
          onChange={plan => change({ plan, premiumUntil: termOf(plan) })}
        />
        <UntilField
          {...field('premiumUntil')}
          hint={
            values.premiumUntil === ''
              ? describeNoEnd(values.plan)
              : 'O acesso vale até o fim deste dia, no horário de Brasília.'
          }
        />
        <div>
          <SubmitButton busy={busy} busyText="Criando…">
            Criar conta
          </SubmitButton>
          <ProblemText>{problem}</ProblemText>
        </div>
      </form>
    </AdminSheet>
  )
}
