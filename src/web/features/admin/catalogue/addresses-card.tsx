import type { AddressBookOverview } from '#contract/address-calls.ts'
import { formatBrasiliaTime } from '#domain/brasilia-time.ts'
import { formatPercent } from '#domain/format-figures.ts'
import { integerFormat } from '../../../ui/format-text.ts'
import {
  AdminBadge,
  AdminCard,
  AdminEmpty,
  AdminFailed,
  AdminSkeletonLines,
  AdminStale,
} from '../admin-parts.tsx'
import { useAdminQuery } from '../use-admin-query.ts'

const formatKilobytes = (bytes: number): string =>
  `${integerFormat(Math.max(1, Math.round(bytes / 1024)))} kB`

/** `6 m, 95% até 34 m, 96% dentro do raio`: how far off houses were that their neighbors placed. */
function describeErrors({ measured }: AddressBookOverview): string {
  const near = measured.find(({ precision }) => precision === 'near')
  return near === undefined
    ? '–'
    : `${integerFormat(near.median)} m, 95% até ${integerFormat(near.p95)} m, ${formatPercent(100 * near.inside, 0)} dentro do raio`
}

const BookRow = ({ book }: { book: AddressBookOverview }) => {
  const { placed } = book
  const atHouse = (placed.building ?? 0) + (placed.near ?? 0)
  const around = (placed.street ?? 0) + (placed.cep ?? 0) + (placed.neighborhood ?? 0)
  return (
    <tr>
      <th scope="row" className="text-left">
        <span className="font-medium text-ink">{book.name}</span>
        <span className="block text-xs font-normal text-ink-3 text-pretty">
          {book.importedAt === null
            ? `perguntado em ${book.askedAt === null ? '–' : formatBrasiliaTime(book.askedAt)}`
            : `${formatBrasiliaTime(book.importedAt)} · ${formatKilobytes(book.bytes ?? 0)}`}
        </span>
        {book.failure !== null && (
          <span className="block text-xs font-normal text-risk text-pretty wrap-anywhere">
            {book.failure}
          </span>
        )}
      </th>
      <td className="number">{book.houses === null ? '–' : integerFormat(book.houses)}</td>
      <td className="number">{describeErrors(book)}</td>
      <td className="number">
        {integerFormat(atHouse)} de {integerFormat(book.listings)}
        <span className="block text-xs text-ink-3">
          mais {integerFormat(around)} na rua, no CEP ou no bairro
        </span>
      </td>
      <td>
        <AdminBadge tone={book.importedAt === null ? 'plain' : 'good'}>
          {book.importedAt === null ? 'Falta' : 'Em uso'}
        </AdminBadge>
      </td>
    </tr>
  )
}

/** The municipalities whose addresses of the census are loaded: how many, how well they place, what is placed by them. */
export function AddressesCard() {
  const { data, error, isFetching, refetch } = useAdminQuery(['addresses'], 'GET /api/admin/addresses', {})
  const retry = () => void refetch()
  return (
    <AdminCard
      id="admin-addresses"
      title="Endereços do Censo"
      intro="Os endereços do IBGE (CNEFE 2022), com os quais os imóveis são postos na casa, ao lado, na rua ou no bairro sem que endereço algum saia desta máquina."
    >
      {data === undefined ? (
        error === null ? (
          <AdminSkeletonLines count={2} words="Carregando os endereços" />
        ) : (
          <AdminFailed
            what="Os endereços não foram carregados"
            error={error}
            busy={isFetching}
            onRetry={retry}
          />
        )
      ) : data.length === 0 ? (
        <AdminEmpty title="Nenhum município carregado">
          Rode <code>npm run addresses -- --uf GO</code>, ou defina ADDRESSES=auto para que venham sozinhos.
        </AdminEmpty>
      ) : (
        <>
          <AdminStale error={error} onRetry={retry} />
          <div className="overflow-x-auto">
            <table className="admin-table">
              <thead>
                <tr>
                  <th scope="col">Município</th>
                  <th scope="col" className="number">
                    Endereços
                  </th>
                  <th scope="col" className="number">
                    Erro ao lado
                  </th>
                  <th scope="col" className="number">
                    Na casa ou ao lado
                  </th>
                  <th scope="col">Estado</th>
                </tr>
              </thead>
              <tbody>
                {data.map(book => (
                  <BookRow key={book.municipality} book={book} />
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </AdminCard>
  )
}
