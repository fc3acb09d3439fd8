import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { Plan } from '#contract/account-schemas.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoicePills } from '../../../ui/choice-controls.tsx'
import { FieldGroup } from '../../../ui/field.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { callAdminApi } from '../call-admin-api.ts'
import { AdminEmailField } from '../admin-email-field.tsx'
import { AdminProblem } from '../admin-parts.tsx'
import { AdminSheet } from '../admin-sheet.tsx'
import { useAdminAction } from '../use-admin-action.ts'
import { refetchAccounts } from './account-admin-queries.ts'
import { planChoices } from './plan-section.tsx'
import { endOfDay, planDays, extendPlan } from './plan-term.ts'
import { UntilField } from './until-field.tsx'

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

/** Creates an account without a payment; its owner gets a link to set a password. */
export function NewAccount({ onMade, onClose }: { onMade: (email: string) => void; onClose: () => void }) {
  const id = useId()
  const client = useQueryClient()
  const [email, setEmail] = useState('')
  const [type, setType] = useState<Plan['type']>('monthly')
  const [until, setUntil] = useState(() => termOf('monthly'))
  const { busy, problem, say, run } = useAdminAction()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const address = email.trim().toLowerCase()
    if (busy) return
    if (!/^\S+@\S+\.\S+$/.test(address)) return say('Informe um e-mail, como nome@exemplo.com.br.')
    void run(async () => {
      if (await exists(address)) return say('Já existe uma conta com este e-mail. Procure-a na lista.')
      await callAdminApi('PUT /api/admin/users/{email}', {
        params: { email: address },
        body: { plan: type, premiumUntil: endOfDay(until) },
      })
      await refetchAccounts(client, address)
      showToast({ title: 'Conta criada', description: 'O link para criar a senha foi enviado por e-mail.' })
      onMade(address)
    })
  }
  return (
    <AdminSheet
      title="Criar conta"
      line="Sem pagamento. A pessoa recebe por e-mail um link, que vale 7 dias, para criar a senha."
      onClose={onClose}
    >
      <form className="grid gap-4" onSubmit={submit} noValidate aria-busy={busy}>
        <AdminEmailField id={`${id}-email`} value={email} onChange={setEmail} />
        <FieldGroup legend="Plano">
          <ChoicePills
            choices={planChoices}
            value={type}
            onChange={chosen => {
              setType(chosen)
              setUntil(termOf(chosen))
            }}
          />
        </FieldGroup>
        <UntilField
          id={`${id}-until`}
          value={until}
          onChange={setUntil}
          hint={
            until === ''
              ? 'Sem data, a conta não tem acesso ao que é pago.'
              : 'O acesso vale até o fim deste dia, no horário de Brasília.'
          }
        />
        <div>
          <Button type="submit" look="primary" disabled={busy}>
            {busy ? 'Criando…' : 'Criar conta'}
          </Button>
          <AdminProblem>{problem}</AdminProblem>
        </div>
      </form>
    </AdminSheet>
  )
}
