import { UserPlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { AdminUser } from '#contract/admin-schemas.ts'
import { formatBrasiliaDay, formatBrasiliaTime } from '#domain/brasilia-time.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { wideScreenQuery } from '../../../ui/wide-screen.ts'
import { useDebounced } from '../../../ui/use-debounced.ts'
import { useHeldWhilePressed } from '../../../ui/use-held-while-pressed.ts'
import { useNow } from '../../../framework/use-now.ts'
import { adminPlanLabels, planStatusLabel } from '../admin-labels.ts'
import {
  AdminBadge,
  AdminCard,
  AdminEmpty,
  AdminFailed,
  AdminSkeletonLines,
  AdminStale,
} from '../admin-parts.tsx'
import { formatCount } from '#domain/format-count.ts'
import { AccountSheet } from './account-sheet.tsx'
import { refetchAccounts, useAccounts } from './account-admin-queries.ts'
import { useQueryClient } from '@tanstack/react-query'
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
import { describeNoEnd, planChoices } from './plan-section.tsx'
import { endOfDay, extendPlan, planDays, type PlanForm } from './plan-term.ts'
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
function NewAccountForm({ onMade, onClose }: { onMade: (email: string) => void; onClose: () => void }) {
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

/** Milliseconds without typing before the search is sent. */
const typingPauseMs = 250

interface RowProps {
  account: AdminUser
  onOpen: () => void
}

const Opener = ({ account: { user }, onOpen }: RowProps) => (
  <button
    type="button"
    className="admin-open wrap-anywhere"
    aria-haspopup="dialog"
    aria-label={`${user.name}, ${user.email}: abrir a conta`}
    onClick={onOpen}
  >
    {user.name}
  </button>
)

function PlanStatusLine({ plan }: Pick<AdminUser, 'plan'>) {
  const { tone, label } = planStatusLabel(plan, useNow())
  return <AdminBadge tone={tone}>{label}</AdminBadge>
}

const untilWords = ({ premiumUntil }: AdminUser['plan']): string =>
  premiumUntil ? formatBrasiliaDay(premiumUntil) : '–'

const Row = (props: RowProps) => {
  const { user, plan, sessions, lastSeenAt } = props.account
  return (
    <tr className="admin-row">
      <td className="max-w-80 wrap-anywhere">
        <Opener {...props} />
        <span className="block text-xs text-ink-3">{user.email}</span>
      </td>
      <td>{adminPlanLabels[plan.type]}</td>
      <td>
        <PlanStatusLine plan={plan} />
      </td>
      <td className="whitespace-nowrap!">{untilWords(plan)}</td>
      <td className="number">{sessions}</td>
      <td className="whitespace-nowrap!">{lastSeenAt ? formatBrasiliaTime(lastSeenAt) : 'nunca'}</td>
    </tr>
  )
}

const Table = ({ children }: { children: ReactNode }) => (
  <div className="quiet-scroll overflow-x-auto">
    <table className="admin-table">
      <thead>
        <tr>
          <th scope="col">Conta</th>
          <th scope="col">Plano</th>
          <th scope="col">Situação</th>
          <th scope="col">Até</th>
          <th scope="col" className="number">
            Sessões
          </th>
          <th scope="col">Visto por último</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
)

const Item = (props: RowProps) => {
  const { user, plan, sessions, lastSeenAt } = props.account
  return (
    <li className="relative py-3 text-sm">
      <div className="flex items-start justify-between gap-3">
        <Opener {...props} />
        <PlanStatusLine plan={plan} />
      </div>
      <p className="mt-0.5 text-ink-2 wrap-anywhere">{user.email}</p>
      <p className="mt-1 text-xs text-ink-3">
        {adminPlanLabels[plan.type]}
        {plan.premiumUntil && `, até ${untilWords(plan)}`}, {formatCount(sessions, 'sessão', 'sessões')},{' '}
        {lastSeenAt ? `visto em ${formatBrasiliaTime(lastSeenAt)}` : 'nunca entrou'}
      </p>
    </li>
  )
}

/** Searches accounts by e-mail or name; the selected one opens beside the list. */
export function AccountList() {
  const wide = useMedia(wideScreenQuery)
  const [text, setText] = useState('')
  const q = useDebounced(text.trim(), typingPauseMs)
  const found = useAccounts(q)
  const { error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = found
  const data = useHeldWhilePressed(found.data)
  const [open, setOpen] = useState<string | null>(null)
  const [making, setMaking] = useState(false)
  const accounts = data?.pages.flatMap(page => page.items)
  const total = data?.pages.at(-1)?.total ?? 0
  const rows = accounts?.map(account => {
    const One = wide ? Row : Item
    return <One key={account.user.id} account={account} onOpen={() => setOpen(account.user.email)} />
  })
  return (
    <AdminCard
      id="admin-users"
      title="Contas cadastradas"
      intro="As criadas por último vêm primeiro."
      actions={
        <Button onClick={() => setMaking(true)} aria-haspopup="dialog">
          <UserPlus className="size-4 shrink-0" aria-hidden="true" />
          Criar conta
        </Button>
      }
    >
      <AdminStale error={data ? error : null} onRetry={() => void refetch()} />
      <TextField
        label="Procurar por e-mail ou nome"
        type="search"
        data-search-field
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={setText}
      />
      <output className="mt-3 mb-2 block min-h-5 text-sm text-ink-3">
        {data && formatCount(total, 'conta', 'contas')}
      </output>
      {rows ? (
        rows.length > 0 ? (
          wide ? (
            <Table>{rows}</Table>
          ) : (
            <ul className="divide-y divide-line border-t border-line" aria-label="Contas">
              {rows}
            </ul>
          )
        ) : (
          <AdminEmpty title={q ? 'Nenhuma conta assim' : 'Nenhuma conta ainda'}>
            {q
              ? 'Confira o e-mail ou procure por uma parte do nome.'
              : 'A primeira compra cria a primeira conta; você também pode criar uma.'}
          </AdminEmpty>
        )
      ) : error ? (
        <AdminFailed
          what="Erro ao verificar tabela"
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <AdminSkeletonLines count={8} words="Carregando as contas…" />
      )}
      {hasNextPage && (
        <Button className="mt-3" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? 'Carregando…' : 'Mostrar mais'}
        </Button>
      )}
      {open !== null && (
        <AccountSheet
          key={open}
          email={open}
          known={accounts?.find(({ user }) => user.email === open)}
          onClose={() => setOpen(null)}
        />
      )}
      {making && (
        <NewAccountForm
          onMade={email => {
            setMaking(false)
            setOpen(email)
          }}
          onClose={() => setMaking(false)}
        />
      )}
    </AdminCard>
  )
}
