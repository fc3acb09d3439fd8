import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { AdminUser } from '#contract/admin-schemas.ts'
import { formatBrasiliaTime } from '#domain/brasilia-time.ts'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/toast/copy-text.ts'
import { useNow } from '../../../framework/use-now.ts'
import { callAdminApi, reportAccountFailure } from '../call-admin-api.ts'
import { adminPlanLabels, planStatusLabel } from '../admin-labels.ts'
import { AdminBadge, AdminFact, AdminFailed, AdminSkeletonLines } from '../admin-parts.tsx'
import { AdminSheet } from '../admin-sheet.tsx'
import { formatCount } from '#domain/format-count.ts'
import { refetchAccounts } from './account-admin-queries.ts'
import { PlanSection } from './plan-section.tsx'
import { ProblemText } from '../../../ui/problem-text.tsx'
import { useApiAction } from '../../../data/use-api-action.ts'

/** Explains an action that ends sessions and asks for confirmation. */
function ConfirmAction({
  title,
  explanation,
  question,
  verb,
  busyVerb,
  unable,
  onDo,
  children,
}: {
  title: string
  explanation: string
  question: string
  verb: string
  busyVerb: string
  /** Why the action is not possible; it is then not offered. */
  unable?: string | null
  onDo: () => Promise<void>
  /** The result of the action. */
  children?: ReactNode
}) {
  const [asking, setRequesting] = useState(false)
  const { busy, problem, run } = useApiAction(reportAccountFailure)
  const first = useRef<HTMLButtonElement>(null)
  const sure = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (asking) sure.current?.focus()
  }, [asking])
  const close = () => {
    setRequesting(false)
    // Once it is rendered again.
    requestAnimationFrame(() => first.current?.focus())
  }
  return (
    <section aria-label={title} className="border-t border-line py-4">
      <h3 className="text-sm font-semibold">{title}</h3>
      <p className="mt-1 text-sm text-ink-2 text-pretty">{unable ?? explanation}</p>
      {!unable &&
        (asking ? (
          <fieldset className="mt-3 rounded-lg bg-risk-soft p-3">
            <legend className="float-left text-sm font-medium text-pretty">{question}</legend>
            <div className="clear-both flex flex-wrap gap-2 pt-3">
              <Button
                ref={sure}
                disabled={busy}
                className="border-risk text-risk hover:border-risk"
                onClick={() => void run(onDo).then(close)}
              >
                {busy ? busyVerb : verb}
              </Button>
              <Button look="quiet" disabled={busy} onClick={close}>
                Cancelar
              </Button>
            </div>
          </fieldset>
        ) : (
          <Button ref={first} className="mt-3" onClick={() => setRequesting(true)}>
            {title}
          </Button>
        ))}
      <div aria-live="polite">{children}</div>
      <ProblemText>{problem}</ProblemText>
    </section>
  )
}

const passwordWords = ({ demonstration, hasPassword, mustChangePassword }: AdminUser): string => {
  if (demonstration) return 'Não tem: conta de demonstração'
  if (!hasPassword) return 'Ainda não criada'
  return mustChangePassword ? 'Provisória, a trocar na entrada' : 'Criada pela pessoa'
}

function Facts({ account }: { account: AdminUser }) {
  const { plan, sessions, lastSeenAt, user } = account
  const statusLabel = planStatusLabel(plan, useNow())
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
        {adminPlanLabels[plan.type]}
        <AdminBadge tone={statusLabel.tone}>{statusLabel.label}</AdminBadge>
      </p>
      <dl className="mt-4 mb-6 grid grid-cols-2 gap-4 text-sm">
        <AdminFact name="Acesso até">
          {plan.premiumUntil ? formatBrasiliaTime(plan.premiumUntil) : 'Sem data'}
        </AdminFact>
        <AdminFact name="Renovação">
          {plan.renews === null
            ? 'Não vem de assinatura'
            : plan.renews
              ? 'Renova sozinha'
              : 'Não renova mais'}
        </AdminFact>
        <AdminFact name="Conta criada">{formatBrasiliaTime(user.createdAt)}</AdminFact>
        <AdminFact name="Visto por último">
          {lastSeenAt ? formatBrasiliaTime(lastSeenAt) : 'Nunca entrou'}
        </AdminFact>
        <AdminFact name="Sessões abertas">{sessions}</AdminFact>
        <AdminFact name="Senha">{passwordWords(account)}</AdminFact>
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
    await refetchAccounts(client, email)
  }
  return (
    <ConfirmAction
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
    </ConfirmAction>
  )
}

function EndSessions({ account: { user, sessions } }: { account: AdminUser }) {
  const client = useQueryClient()
  const [done, setDone] = useState('')
  return (
    <ConfirmAction
      title="Encerrar sessões"
      explanation={`A pessoa sai de todos os aparelhos e entra de novo com a senha que já tem. Agora: ${formatCount(sessions, 'sessão aberta', 'sessões abertas')}.`}
      question="Encerrar todas as sessões desta conta?"
      verb="Encerrar todas"
      busyVerb="Encerrando…"
      onDo={async () => {
        await callAdminApi('POST /api/admin/users/{email}/end-sessions', { params: { email: user.email } })
        setDone('Todas as sessões foram encerradas.')
        await refetchAccounts(client, user.email)
      }}
    >
      {done && <p className="mt-3 text-sm text-ink-2">{done}</p>}
    </ConfirmAction>
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
    <AdminSheet title={data?.user.name ?? email} line={data && email} onClose={onClose}>
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
        <AdminFailed
          what="A conta não foi carregada"
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <AdminSkeletonLines count={6} words="Carregando a conta…" />
      )}
    </AdminSheet>
  )
}
