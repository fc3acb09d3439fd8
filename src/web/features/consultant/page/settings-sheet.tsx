import { useId, useRef } from 'react'
import { setMe, useMe } from '../../../data/account/session.ts'
import { callApi } from '../../../data/api-client.ts'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { ChoicePills } from '../../../ui/choice-controls.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { setTheme, useTheme } from '../../../ui/theme.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { listSettingChanges, readChatChoices, offeredSettings, storeChatChoices } from './chat-settings.ts'
import { ProblemText } from '../../../ui/problem-text.tsx'
import { useApiForm } from '../../../data/use-api-form.ts'
import { reportFailure } from '../../../data/call-failure.ts'

const themeChoices = [
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Escuro' },
  { value: 'system', label: 'Sistema' },
] as const

const headingClass = 'text-sm font-semibold text-ink-3'

/** Theme and alerts, over the chat. */
export function ChatSettings({ open, onClose }: { open: boolean; onClose: () => void }) {
  return open && <Sheet onClose={onClose} />
}

function Sheet({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const close = () => dialog.current?.close()
  return (
    <Dialog ref={dialog} title="Configurações" closing="Fechar configurações" onClose={onClose}>
      <Form id={id} onSaved={close} />
    </Dialog>
  )
}

function Form({ id, onSaved }: { id: string; onSaved: () => void }) {
  const me = useMe()
  const saved = readChatChoices(me?.preferences)
  const { form, values, busy, problem, change } = useApiForm({
    initial: saved,
    blocked: () => me === undefined,
    send: async shown => {
      const changes = listSettingChanges(saved, shown)
      if (Object.keys(changes).length > 0)
        setMe({ preferences: await callApi('PATCH /api/me/preferences', { body: changes }) })
      storeChatChoices(shown)
      showToast({ title: 'Preferências salvas', isBrief: true })
      onSaved()
    },
    describe: reportFailure,
  })
  return (
    <form {...form} className="flex min-h-0 flex-1 flex-col">
      <div className="relative min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-4">
        <fieldset className="min-w-0">
          <legend className={headingClass}>Tema</legend>
          <div className="mt-2">
            <ChoicePills choices={themeChoices} value={useTheme()} onChange={setTheme} />
          </div>
        </fieldset>
        <h3 className={`${headingClass} mt-6`}>Avisos</h3>
        <ul className="divide-y divide-line">
          {offeredSettings.map(({ name, label, description }) => (
            <li key={name}>
              <label htmlFor={`${id}-${name}`} className="flex min-h-target items-center gap-4 py-3">
                <span className="min-w-0 flex-1">
                  <span className="block font-medium">{label}</span>
                  <span id={`${id}-${name}-about`} className="block text-sm text-ink-2">
                    {description}
                  </span>
                </span>
                <Switch
                  id={`${id}-${name}`}
                  aria-describedby={`${id}-${name}-about`}
                  checked={values[name]}
                  disabled={busy}
                  onTurn={on => change({ [name]: on })}
                />
              </label>
            </li>
          ))}
        </ul>
      </div>
      <div className="border-t border-line px-5 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <SubmitButton busy={busy} busyText="Salvando…" unavailable={me === undefined} className="w-full">
          Salvar Preferências
        </SubmitButton>
        <ProblemText>{problem}</ProblemText>
      </div>
    </form>
  )
}
