import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import type { AdminUser } from '#contract/admin.ts'
import { moment } from '#domain/brasilia.ts'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/copy.ts'
import { useNow } from '../../../ui/use-now.ts'
import { callAdminApi } from '../call-admin-api.ts'
import { planLabels, planStanding } from '../labels.ts'
import { Badge, Fact, Failed, Lines } from '../parts.tsx'
import { Sheet } from '../sheet.tsx'
import { counted } from '../words.ts'
import { lookAgain } from './calls.ts'
import { Confirmed } from './confirmed.tsx'
import { PlanSection } from './plan-form.tsx'

const passwordWords = ({ demonstration, hasPassword, mustChangePassword }: AdminUser): string => {
  if (demonstration) return 'Não tem: conta de demonstração'
  if (!hasPassword) return 'Ainda não criada'
  return mustChangePassword ? 'Provisória, a trocar na entrada' : 'Criada pela pessoa'
}

function Facts({ account }: { account: AdminUser }) {
  const { plan, sessions, lastSeenAt, user } = account
  const standing = planStanding(plan, useNow())
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
        {planLabels[plan.type]}
        <Badge tone={standing.tone}>{standing.label}</Badge>
      </p>
      <dl className="mt-4 mb-6 grid grid-cols-2 gap-4 text-sm">
        <Fact name="Acesso até">{plan.premiumUntil ? moment(plan.premiumUntil) : 'Sem data'}</Fact>
        <Fact name="Renovação">
          {plan.renews === null
            ? 'Não vem de assinatura'
            : plan.renews
              ? 'Renova sozinha'
              : 'Não renova mais'}
        </Fact>
        <Fact name="Conta criada">{moment(user.createdAt)}</Fact>
        <Fact name="Visto por último">{lastSeenAt ? moment(lastSeenAt) : 'Nunca entrou'}</Fact>
        <Fact name="Sessões abertas">{sessions}</Fact>
        <Fact name="Senha">{passwordWords(account)}</Fact>
      </dl>
    </>
  )
}

function ProvisionalPassword({ account }: { account: AdminUser }) {
  const client = useQueryClient()
  const [password, setPassword] = useState<string | null>(null)
  const { email } = account.user
  const issue = async () => {
    const answer = await callAdminApi('POST /api/admin/users/{email}/provisional-password', {
      params: { email },
    })
    setPassword(answer.password)
    await lookAgain(client, email)
  }
  return (
    <Confirmed
      title="Senha provisória"
      explanation="Sorteia uma senha para você passar à pessoa. A atual e os links já enviados deixam de valer, e as sessões abertas terminam. Na primeira entrada ela escolhe outra."
      question="Trocar a senha desta conta por uma provisória?"
      verb="Sortear senha"
      busyVerb="Sorteando…"
      unable={account.demonstration ? 'A conta de demonstração não tem senha.' : null}
      onDo={issue}
    >
      {password !== null && (
        <div className="mt-3 rounded-lg bg-amber-soft p-3">
          <p className="text-sm text-pretty">
            Copie agora: ela não será mostrada de novo. Passe-a por um meio seguro.
          </p>
          <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
            <code className="text-md font-semibold wrap-anywhere" aria-label="Senha provisória sorteada">
              {password}
            </code>
            <Button onClick={() => void copyText(password, 'Senha copiada!')}>
              <Copy className="size-4 shrink-0" aria-hidden="true" />
              Copiar senha
            </Button>
          </div>
        </div>
      )}
    </Confirmed>
  )
}

function EndSessions({ account: { user, sessions } }: { account: AdminUser }) {
  const client = useQueryClient()
  const [done, setDone] = useState('')
  return (
    <Confirmed
      title="Encerrar sessões"
      explanation={`A pessoa sai de todos os aparelhos e entra de novo com a senha que já tem. Agora: ${counted(sessions, 'sessão aberta', 'sessões abertas')}.`}
      question="Encerrar todas as sessões desta conta?"
      verb="Encerrar todas"
      busyVerb="Encerrando…"
      onDo={async () => {
        await callAdminApi('POST /api/admin/users/{email}/end-sessions', { params: { email: user.email } })
        setDone('Todas as sessões foram encerradas.')
        await lookAgain(client, user.email)
      }}
    >
      {done && <p className="mt-3 text-sm text-ink-2">{done}</p>}
    </Confirmed>
  )
}

/** Shows one account and the operator's actions on it. */
export function AccountSheet({
  email,
  known,
  onClose,
}: {
  email: string
  known: AdminUser | undefined
  onClose: () => void
}) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['admin', 'user', email],
    queryFn: ({ signal }) => callAdminApi('GET /api/admin/users/{email}', { params: { email }, signal }),
    staleTime: 0,
    ...(known && { placeholderData: known }),
  })
  return (
    <Sheet title={data?.user.name ?? email} line={data && email} onClose={onClose}>
      {data ? (
        <>
          <Facts account={data} />
          <PlanSection key={email} account={data} />
          <div className="mt-5">
            <ProvisionalPassword account={data} />
            <EndSessions account={data} />
          </div>
        </>
      ) : error ? (
        <Failed
          what="A conta não foi carregada"
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Lines count={6} words="Carregando a conta…" />
      )}
    </Sheet>
  )
}
