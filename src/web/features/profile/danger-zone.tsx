import { House, LogOut, Search, Trash2, TriangleAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Me } from '#contract/account-schemas.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { Link } from '../../framework/link.tsx'
import { pagePaths } from '#contract/page-paths.ts'
import { clearAccount, signOut } from '../../data/account/session.ts'
import { restrictedPath } from '../../data/account/restricted-path.ts'
import { ProblemText } from '../../ui/problem-text.tsx'
import { useApiAction } from '../../data/use-api-action.ts'
import { callApi } from '../../data/api-client.ts'
import { reportFailure } from '../../data/call-failure.ts'
import { useApiForm } from '../../data/use-api-form.ts'
import { Dialog, questionLook } from '../../ui/dialog.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { PasswordField } from '../account/password-field.tsx'

/** Asks for confirmation and the password before everything of the account is deleted. */
function DeleteDialog({ me, onClose }: { me: Me; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { form, busy, problem, field } = useApiForm({
    initial: { password: '' },
    check: ({ password }) =>
      !me.demonstration && password === '' ? { password: 'Digite a sua senha para confirmar.' } : {},
    send: async ({ password }) => {
      await callApi('POST /api/me/delete', { body: me.demonstration ? {} : { password } })
      await clearAccount()
      showToast({
        title: 'Conta excluída',
        description: 'Tudo o que era dela foi apagado.',
      })
    },
    describe: reportFailure,
  })

  return (
    <Dialog
      ref={dialog}
      look={questionLook}
      title="Excluir minha conta"
      describedBy="delete-text"
      closing={null}
      onClose={onClose}
    >
      <div id="delete-text" className="mt-2 space-y-2 text-sm text-ink-2 text-pretty">
        <p className="wrap-anywhere">
          A conta de <strong className="font-semibold text-ink">{me.user.email}</strong> será apagada com tudo
          o que é dela: dados pessoais, plano, favoritos, buscas salvas, avisos e sessões em todos os
          aparelhos.
        </p>
        <p>
          <strong className="font-semibold text-ink">Isso não pode ser desfeito.</strong>
          {me.plan.type !== 'none' &&
            !me.demonstration &&
            ' Se o seu plano se renova sozinho, cancele a cobrança onde o comprou: excluir a conta não a cancela.'}
        </p>
      </div>
      <form {...form} className="mt-4">
        {!me.demonstration && (
          <PasswordField
            {...field('password')}
            id="delete-password"
            label="Sua senha"
            autoComplete="current-password"
          />
        )}
        <ProblemText>{problem}</ProblemText>
        <div className="mt-4 flex flex-wrap-reverse justify-end gap-3">
          <Button onClick={() => dialog.current?.close()}>Manter a conta</Button>
          <SubmitButton look="danger" busy={busy} busyText="Excluindo…">
            Excluir para sempre
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  )
}

const wide = 'w-full sm:w-auto'

/** The ways out of the profile: to another page, and sign-out. */
function AccountExits({ me, now }: { me: Me; now: number }) {
  const { busy, problem, run } = useApiAction()
  return (
    <div>
      <div className="flex flex-wrap gap-3">
        {restrictedPath(me, now) === null ? (
          <Link to={pagePaths.home} className={buttonClass('outline', wide)}>
            <House className="size-4.5 text-ink-3" />
            Voltar ao início
          </Link>
        ) : (
          <Link to={pagePaths.search} search={{}} className={buttonClass('outline', wide)}>
            <Search className="size-4.5 text-ink-3" />
            Ir para a busca
          </Link>
        )}
        <Button className={wide} disabled={busy} onClick={() => void run(signOut)}>
          <LogOut className="size-4.5 text-ink-3" />
          {busy ? 'Saindo…' : 'Sair da conta'}
        </Button>
      </div>
      <ProblemText>{problem}</ProblemText>
    </div>
  )
}

/** The ways out: sign-out, back to the start page, and the deletion of the account, which cannot be undone. */
export function DangerZone({ me, now }: { me: Me; now: number }) {
  const [deleting, setDeleting] = useState(false)
  return (
    <PageSection id="perigo" title="Zona de perigo" icon={TriangleAlert} danger>
      <AccountExits me={me} now={now} />
      <Button
        className="mt-3 w-full border-risk text-risk hover:border-risk hover:bg-risk-soft sm:w-auto"
        aria-haspopup="dialog"
        onClick={() => setDeleting(true)}
      >
        <Trash2 className="size-4.5" />
        Excluir minha conta
      </Button>
      {deleting && <DeleteDialog me={me} onClose={() => setDeleting(false)} />}
    </PageSection>
  )
}
