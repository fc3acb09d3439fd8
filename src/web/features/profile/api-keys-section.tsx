import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { Braces } from 'lucide-react'
import { useState } from 'react'
import { type ApiKeyScope, maxApiKeys } from '#contract/account-limits.ts'
import type { ApiKey, NewApiKey } from '#contract/api-key-calls.ts'
import { callApi } from '../../data/api-client.ts'
import { describeFailure, reportFailure } from '../../data/call-failure.ts'
import { useApiAction } from '../../data/use-api-action.ts'
import { useApiForm } from '../../data/use-api-form.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceToggles } from '../../ui/choice-controls.tsx'
import { FieldGroup } from '../../ui/field.tsx'
import { formatAgo } from '../../ui/format-text.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { ProblemText } from '../../ui/problem-text.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { copyText } from '../../ui/toast/copy-text.ts'

const apiKeysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: ({ signal }) => callApi('GET /api/me/keys', { signal }),
  refetchOnMount: 'always',
})

const scopeChoices = [
  { value: 'read', label: 'Ler' },
  { value: 'write', label: 'Mudar os meus dados' },
] as const satisfies readonly { value: ApiKeyScope; label: string }[]

/** `lê e muda · usada há 2 horas` */
function describeKey({ scopes, lastUsedAt }: ApiKey, now: number): string {
  const [reads, writes] = [scopes.includes('read'), scopes.includes('write')]
  const able = reads && writes ? 'lê e muda os seus dados' : reads ? 'só lê' : 'só muda os seus dados'
  return `${able} · ${lastUsedAt === null ? 'nunca usada' : `usada ${formatAgo(lastUsedAt, now)}`}`
}

const KeyRow = ({
  apiKey,
  now,
  busy,
  end,
}: {
  apiKey: ApiKey
  now: number
  busy: boolean
  end: () => void
}) => (
  <li className="flex min-h-target items-center gap-3 py-2.5">
    <div className="min-w-0 flex-1">
      <p className="font-medium wrap-anywhere">{apiKey.name}</p>
      <p className="text-sm text-ink-2">{describeKey(apiKey, now)}</p>
    </div>
    <Button look="quiet" disabled={busy} aria-label={`Encerrar a chave ${apiKey.name}`} onClick={end}>
      Encerrar
    </Button>
  </li>
)

/** The token of a new key, which is shown this once. */
const NewToken = ({ name, token }: NewApiKey) => (
  <output className="mt-4 block rounded-lg bg-amber-soft p-4">
    <p className="text-sm font-medium">Chave de {name}: copie agora, ela não aparece de novo</p>
    <div className="mt-2 flex flex-wrap items-center gap-3">
      <code className="min-w-0 flex-1 basis-56 text-sm wrap-anywhere select-all">{token}</code>
      <Button onClick={() => void copyText(token, 'Chave copiada!')}>Copiar</Button>
    </div>
  </output>
)

/** The keys with which programs use the account: made here, shown once, ended at once. */
export function ApiKeysSection({ now }: { now: number }) {
  const client = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(apiKeysQuery)
  const { busy: ending, problem: endProblem, run } = useApiAction()
  const [made, setMade] = useState<NewApiKey | null>(null)
  const [scopes, setScopes] = useState<ApiKeyScope[]>(['read'])
  const { form, busy, problem, reset, field } = useApiForm({
    initial: { name: '' },
    check: ({ name }) => (name.trim() === '' ? { name: 'Dê um nome, como “Planilha”.' } : {}),
    send: async ({ name }) => {
      const key = await callApi('POST /api/me/keys', { body: { name, scopes } })
      const { token: _, ...listed } = key
      client.setQueryData(apiKeysQuery.queryKey, keys => [listed, ...(keys ?? [])])
      setMade(key)
      reset()
    },
    blocked: () => scopes.length === 0,
    describe: reportFailure,
  })
  const end = ({ id }: ApiKey) =>
    run(async () => {
      await callApi('DELETE /api/me/keys/{id}', { params: { id } })
      client.setQueryData(apiKeysQuery.queryKey, keys => keys?.filter(key => key.id !== id))
      setMade(shown => (shown?.id === id ? null : shown))
      document.getElementById('chaves-title')?.focus()
    })
  return (
    <PageSection
      id="chaves"
      title="Chaves de API"
      icon={Braces}
      intro={
        <>
          Para planilhas e programas seus, com o cabeçalho <code>Authorization: Bearer</code> e a chave. O que
          eles podem pedir está em{' '}
          <a className="underline underline-offset-4" href="/api/docs">
            /api/docs
          </a>
          .
        </>
      }
    >
      {data === undefined && error !== null && (
        <div role="alert" className="mb-4 text-sm">
          <p className="text-ink-2">{describeFailure(error)}</p>
          <Button className="mt-3" disabled={isFetching} onClick={() => void refetch()}>
            Tentar de novo
          </Button>
        </div>
      )}
      <form {...form} className="grid gap-4">
        <TextField label="Nome da nova chave" maxLength={60} autoComplete="off" {...field('name')} />
        <FieldGroup legend="O que ela pode" error={scopes.length === 0 ? 'Escolha ao menos um.' : null}>
          <ChoiceToggles choices={scopeChoices} values={scopes} onChange={setScopes} />
        </FieldGroup>
        <div>
          <SubmitButton
            busy={busy}
            busyText="Criando…"
            unavailable={scopes.length === 0 || (data?.length ?? 0) >= maxApiKeys}
          >
            Criar chave
          </SubmitButton>
        </div>
      </form>
      <ProblemText>{problem ?? endProblem}</ProblemText>
      {made !== null && <NewToken {...made} />}
      {/* Below the form, which would move when the keys arrive. */}
      {data !== undefined && data.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-t border-line">
          {data.map(apiKey => (
            <KeyRow key={apiKey.id} {...{ apiKey, now }} busy={ending} end={() => void end(apiKey)} />
          ))}
        </ul>
      )}
    </PageSection>
  )
}
