import { useRef } from 'react'
import type { Me } from '#contract/account-schemas.ts'
import { clearAccount } from '../../data/account/session.ts'
import { callApi } from '../../data/api-client.ts'
import { reportFailure } from '../../data/call-failure.ts'
import { useApiForm } from '../../data/use-api-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, questionLook } from '../../ui/dialog.tsx'
import { ProblemText } from '../../ui/problem-text.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { PasswordField } from '../account/password-field.tsx'

/** Asks for confirmation and the password before everything of the account is deleted. */
export function DeleteDialog({ me, onClose }: { me: Me; onClose: () => void }) {
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
