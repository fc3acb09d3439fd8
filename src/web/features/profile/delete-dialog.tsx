import { type FormEvent, useRef, useState } from 'react'
import type { Me } from '#contract/account-schemas.ts'
import { clearAccount } from '../../data/account/session.ts'
import { callApi, RequestRefused } from '../../data/api-client.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, questionLook } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { PasswordField } from '../account/password-field.tsx'
import { SectionProblem } from '../../ui/page-section.tsx'
import { useSubmission } from '../../data/call-failure.ts'

/** Asks for confirmation and the password before everything of the account is deleted. */
export function DeleteDialog({ me, onClose }: { me: Me; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const { busy, problem, run } = useSubmission()

  const refuse = (message: string) => {
    setWrong(message)
    dialog.current?.querySelector('input')?.focus()
  }
  const remove = () =>
    run(async () => {
      try {
        await callApi('POST /api/me/delete', { body: me.demonstration ? {} : { password } })
      } catch (error) {
        if (error instanceof RequestRefused && error.code === 'wrong_password') return refuse(error.message)
        throw error
      }
      await clearAccount()
      showToast({
        title: 'Conta excluída',
        description: 'Tudo o que era dela foi apagado.',
      })
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!me.demonstration && password === '') return refuse('Digite a sua senha para confirmar.')
    void remove()
  }

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
      <form className="mt-4" onSubmit={submit} noValidate>
        {!me.demonstration && (
          <PasswordField
            id="delete-password"
            label="Sua senha"
            value={password}
            onChange={text => {
              setPassword(text)
              setWrong(null)
            }}
            autoComplete="current-password"
            error={wrong}
          />
        )}
        <SectionProblem>{problem}</SectionProblem>
        <div className="mt-4 flex flex-wrap-reverse justify-end gap-3">
          <Button onClick={() => dialog.current?.close()}>Manter a conta</Button>
          <Button
            type="submit"
            className="border-risk bg-risk-soft text-risk hover:border-risk"
            disabled={busy}
          >
            {busy ? 'Excluindo…' : 'Excluir para sempre'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
