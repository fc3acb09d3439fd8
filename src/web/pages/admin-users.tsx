import { AdminPage } from '../features/admin/admin-page.tsx'
import { AccountList } from '../features/admin/users/account-list.tsx'

/** The accounts with their plans, and an operator's actions. */
export default function AdminUsersPage() {
  return (
    <AdminPage title="Contas" intro="Quem tem acesso, até quando, e o que fazer quando alguém pede ajuda.">
      <AccountList />
    </AdminPage>
  )
}
