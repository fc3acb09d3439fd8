import { useId } from 'react'
import { forgetHomeProfile, setForLiving, useHomeProfile } from '../../data/account/home-profile.ts'
import { useMe } from '../../data/account/session.ts'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/switch.tsx'

/** What is kept of the family and where, whether the other pages speak to who wants to live there, and the way to forget it. */
export function KeptFamily({ onForget }: { onForget: () => void }) {
  const id = useId()
  const profile = useHomeProfile()
  const me = useMe()
  if (profile === null) return null
  return (
    <div className="panel gap-3">
      <div className="flex min-h-target items-center gap-3 text-sm text-pretty text-ink-2">
        <Switch id={id} checked={profile.isForLiving} onTurn={setForLiving} />
        <label htmlFor={id}>
          Nas páginas dos imóveis, mostrar a parcela e o primeiro dia da minha família, e não o retorno de
          quem revende
        </label>
      </div>
      <p className="text-sm text-pretty text-ink-2">
        {me
          ? 'O que você disse fica na sua conta, e vale em todos os seus aparelhos.'
          : 'O que você disse fica só neste aparelho. Se você entrar, passa para a sua conta.'}
      </p>
      <Button
        className="sm:self-start"
        onClick={() => {
          forgetHomeProfile()
          onForget()
        }}
      >
        Apagar o que eu disse
      </Button>
    </div>
  )
}
