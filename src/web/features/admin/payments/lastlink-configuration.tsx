import { Copy, RefreshCw, TriangleAlert } from 'lucide-react'
import type { LastlinkConfig } from '#contract/payment-schemas.ts'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/toast/copy-text.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { adminPlanLabels } from '../admin-labels.ts'
import { AdminCard, AdminFact, AdminFailed, AdminSkeletonLines, AdminStale } from '../admin-parts.tsx'
import { useLastlinkConfig } from './payment-admin-queries.ts'

const tokensWords = (tokens: number): string =>
  tokens === 0
    ? 'nenhum: todo pedido é recusado'
    : tokens === 1
      ? '1 token vale'
      : `${tokens} tokens valem, durante a troca`

const Warnings = ({ warnings }: { warnings: readonly string[] }) => (
  <div className="rounded-2xl border-l-4 border-amber bg-amber-soft px-4 py-4 sm:px-6">
    <h2 className="flex items-center gap-2 text-md font-semibold">
      <TriangleAlert className="size-5 shrink-0 text-amber-text" aria-hidden="true" />O que falta
    </h2>
    <ul className="mt-2 list-disc space-y-1 pl-5 text-sm text-ink-2 marker:text-amber-text">
      {warnings.map(warning => (
        <li key={warning} className="text-pretty wrap-anywhere">
          {warning}
        </li>
      ))}
    </ul>
  </div>
)

const Endpoint = ({
  config,
  busy,
  reload,
}: {
  config: LastlinkConfig
  busy: boolean
  reload: () => void
}) => (
  <AdminCard
    id="admin-webhook"
    title="Webhook"
    intro="Na Lastlink: Produtos, o seu produto, Integrações, Lastlink - Webhook, Novo webhook."
    actions={
      <Button disabled={busy} onClick={reload}>
        <RefreshCw className="size-4 shrink-0" aria-hidden="true" />
        Carregar configuração
      </Button>
    }
  >
    <p id="admin-webhook-url" className="mb-1.5 text-xs font-medium text-ink-2">
      Endereço
    </p>
    <div className="flex flex-wrap items-stretch gap-2">
      <code
        aria-labelledby="admin-webhook-url"
        className="flex min-h-target min-w-0 flex-1 basis-64 items-center rounded-md border border-line bg-ground px-3 py-2 text-sm wrap-anywhere"
      >
        {config.webhookUrl}
      </code>
      <Button
        look="primary"
        onClick={() => void copyText(config.webhookUrl, 'URL copiada para a área de transferência!')}
      >
        <Copy className="size-4 shrink-0" aria-hidden="true" />
        Copiar URL
      </Button>
    </div>
    <dl className="mt-5 grid gap-4 text-sm sm:grid-cols-2">
      <AdminFact name="Cabeçalho do token">
        <code>{config.tokenHeader}</code>
      </AdminFact>
      <AdminFact name="Tokens">{tokensWords(config.tokens)}</AdminFact>
      <AdminFact name="Banco de dados">
        {config.database === 'embedded' ? 'embutido, nesta máquina' : 'PostgreSQL'}
      </AdminFact>
      <AdminFact name="E-mails">
        {config.mail === 'smtp' ? 'enviados por SMTP' : 'gravados numa pasta, não enviados'}
      </AdminFact>
    </dl>
  </AdminCard>
)

const Plans = ({ config: { plans, periods } }: { config: LastlinkConfig }) => (
  <AdminCard
    id="admin-plans"
    title="Ofertas e planos"
    intro={`O plano vem do número da oferta ou do produto, nunca do preço. Mensal vale ${periods.monthly} dias; anual, ${periods.annual}.`}
  >
    {plans.length === 0 ? (
      <p className="text-sm text-ink-2 text-pretty">
        Nenhuma oferta em LASTLINK_PLANS: quem pagar fica pendente até você configurar e reprocessar.
      </p>
    ) : (
      <table className="admin-table">
        <thead>
          <tr>
            <th scope="col">Oferta ou produto</th>
            <th scope="col">Plano</th>
          </tr>
        </thead>
        <tbody>
          {plans.map(({ id, plan }) => (
            <tr key={id}>
              <td className="wrap-anywhere">
                <code>{id}</code>
              </td>
              <td className="text-ink">{adminPlanLabels[plan]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </AdminCard>
)

const Events = ({ events }: { events: LastlinkConfig['events'] }) => (
  <AdminCard
    id="admin-events"
    title="Eventos"
    intro="Marque todos na Lastlink. O que não muda o acesso fica só registrado."
  >
    <dl className="grid gap-x-10 text-sm lg:grid-cols-2">
      {events.map(({ name, label, effect }) => (
        <div key={name} className="grid gap-x-5 gap-y-1 border-t border-line py-2.5 sm:grid-cols-2">
          <dt className="min-w-0">
            <span className="font-medium">{label}</span>
            <code className="block text-xs text-ink-3 wrap-anywhere">{name}</code>
          </dt>
          <dd className="text-ink-2 text-pretty">{effect}</dd>
        </div>
      ))}
    </dl>
  </AdminCard>
)

/** Shows the webhook's configuration as the server reports it. */
export function LastlinkConfiguration() {
  const { data, error, isFetching, refetch } = useLastlinkConfig()
  const reload = async () => {
    if ((await refetch()).isSuccess) showToast({ title: 'Configuração carregada com sucesso!' })
  }
  if (!data)
    return (
      <AdminCard id="admin-webhook" title="Webhook">
        {error ? (
          <AdminFailed
            what="A configuração não foi carregada"
            error={error}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <AdminSkeletonLines count={6} words="Carregando a configuração…" />
        )}
      </AdminCard>
    )
  return (
    <div className="grid gap-5">
      <AdminStale error={error} onRetry={() => void refetch()} />
      {data.warnings.length > 0 && <Warnings warnings={data.warnings} />}
      <div className="grid gap-5 lg:grid-cols-[3fr_2fr]">
        <Endpoint config={data} busy={isFetching} reload={() => void reload()} />
        <Plans config={data} />
      </div>
      <Events events={data.events} />
    </div>
  )
}
